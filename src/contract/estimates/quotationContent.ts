import * as z from 'zod/mini';
import { companySchema, papers } from './quotationSettings';

const text = z.nullable(z.string());

/** Of a unit, what drawings and documents say; no column with a cost. Numerics are text. */
export const quotedUnitSchema = z.object({
  ...{ serial: z.string(), condition: z.enum(['RC', 'RW']), phase: z.number() },
  ...{ kva_rating: z.string(), primary_voltage: z.string(), secondary_voltage: z.string() },
  ...{ primary_bil_kv: text, impedance_pct: text, taps: text, bush_type: text, bush_config_description: text },
  ...{ fusing_description: text, type_of_fluid: text, oil_volume_gal: text },
  ...{ width_in: text, depth_in: text, height_in: text, weight_lbs: text, manufacturer: text },
  ...{ mfg_year: z.nullable(z.number()), cooling_class: text, winding_material: text, unit_type: text },
});

/** What the customer gets of a unit once its work is done. Numerics are text. */
const deliveredSchema = z.object({
  kva_rating: z.string(),
  primary_voltage: z.string(),
  secondary_voltage: z.string(),
  /** 'Delta primary, wye secondary'; null where the voltages do not say. */
  connection: text,
  primary_bil_kv: text,
  fluid: text,
});

/** All of a quotation but what it gets with its number, as it is kept: it is printed from this alone. */
export const quotationContentSchema = z.object({
  company: companySchema,
  customer: z.object({ name: z.string(), place: text }),
  order: z.object({ jobNumber: text, salesOrderNumber: text }),
  contact: z.object({ name: text, email: text }),
  unit: quotedUnitSchema,
  /** The unit after its work; absent in quotations of releases that described it by its nameplate alone. */
  delivered: z.optional(deliveredSchema),
  /** What will be done to the unit, line by line. */
  work: z.array(z.string()),
  /** In what the unit misses the request, line by line; absent where it misses nothing. */
  deviations: z.optional(z.array(z.string())),
  /** US dollars. */
  price: z.number(),
  /** Never part of the price; absent in quotations of releases that did not say it. */
  freight: z.optional(z.enum(['not included', 'paid by customer'])),
  /** A day; null where none is agreed. */
  delivery: text,
  /** After the order, in place of a day; absent where a day counts. */
  deliveryWeeks: z.optional(z.number()),
  terms: z.string(),
  paper: z.enum(papers),
  /** Hashes of the stored files. */
  photos: z.array(z.string()),
});
export type QuotationContent = z.output<typeof quotationContentSchema>;
