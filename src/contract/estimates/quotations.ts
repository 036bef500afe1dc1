import * as z from 'zod/mini';
import { flag, text } from '../fields';
import { typedLine, typedProse } from '../typed';

export const papers = ['letter', 'a4'] as const;
export type Paper = (typeof papers)[number];

const companySchema = z.strictObject({
  /** Empty until someone has entered it. */
  name: typedLine(80),
  /** Lines: street, city, telephone. */
  address: typedProse(240),
});

export const MAX_TERMS = 1_500;

const quotationValuesSchema = z.strictObject({
  company: companySchema,
  terms: typedProse(MAX_TERMS),
  /** How long an offer holds. */
  validityDays: z.int().check(z.minimum(1), z.maximum(365)),
  paper: z.enum(papers),
});
export type QuotationValues = z.output<typeof quotationValuesSchema>;

/** Values with who set them, when and why; without those if no one has yet. */
export const quotationSetSchema = z.object({
  values: quotationValuesSchema,
  authorName: text,
  reason: text,
  /** ISO 8601 with offset. */
  savedAt: text,
});
export type QuotationSet = z.output<typeof quotationSetSchema>;

/** GET /api/quotation-settings/: what new quotations say, and what earlier ones said, the newest first. */
export const quotationSettingsSchema = z.object({
  /** Required as `If-Match` by a save; 0 before the first save. */
  version: z.int(),
  mayChange: flag,
  current: quotationSetSchema,
  past: z.array(quotationSetSchema),
});
export type QuotationSettings = z.output<typeof quotationSettingsSchema>;

/**
 * PUT /api/quotation-settings/ with `If-Match: "<version>"`: 409 if someone saved some since, 422 if a page would not hold
 * them, 428 without a version.
 */
export const newQuotationSettingsSchema = z.strictObject({
  reason: typedProse(500).check(z.minLength(1)),
  values: quotationValuesSchema,
});
export type NewQuotationSettings = z.output<typeof newQuotationSettingsSchema>;

/** The loaded version, as an entity tag; `"0"` before the first save. */
export const quotationSettingsHeadersSchema = z.object({
  'if-match': z.optional(
    z.string().check(z.regex(/^"(0|[1-9]\d{0,8})"$/, 'must be a version in quotation marks, like "3"')),
  ),
});

const textOrNull = z.nullable(z.string());

/** Unit fields for drawings and documents, without costs. Numerics are text. */
export const quotedUnitSchema = z.object({
  ...{ serial: z.string(), condition: z.enum(['RC', 'RW']), phase: z.number() },
  ...{ kva_rating: z.string(), primary_voltage: z.string(), secondary_voltage: z.string() },
  ...{
    primary_bil_kv: textOrNull,
    impedance_pct: textOrNull,
    taps: textOrNull,
    bush_type: textOrNull,
    bush_config_description: textOrNull,
  },
  ...{ fusing_description: textOrNull, type_of_fluid: textOrNull, oil_volume_gal: textOrNull },
  ...{
    width_in: textOrNull,
    depth_in: textOrNull,
    height_in: textOrNull,
    weight_lbs: textOrNull,
    manufacturer: textOrNull,
  },
  ...{
    mfg_year: z.nullable(z.number()),
    cooling_class: textOrNull,
    winding_material: textOrNull,
    unit_type: textOrNull,
  },
});

/** The unit after its work. Numerics are text. */
const deliveredSchema = z.object({
  kva_rating: z.string(),
  primary_voltage: z.string(),
  secondary_voltage: z.string(),
  /** 'Delta primary, wye secondary'; null if the voltages do not say. */
  connection: textOrNull,
  primary_bil_kv: textOrNull,
  fluid: textOrNull,
});

/** Everything in a quotation except its number and dates. It is printed from this alone. */
export const quotationContentSchema = z.object({
  company: companySchema,
  customer: z.object({ name: z.string(), place: textOrNull }),
  order: z.object({ jobNumber: textOrNull, salesOrderNumber: textOrNull }),
  contact: z.object({ name: textOrNull, email: textOrNull }),
  unit: quotedUnitSchema,
  /** The unit after its work; absent in quotations of releases that described it by its nameplate alone. */
  delivered: z.optional(deliveredSchema),
  /** Work on the unit, line by line. */
  work: z.array(z.string()),
  /** In what the unit misses the request, line by line; absent if it misses nothing. */
  deviations: z.optional(z.array(z.string())),
  /** US dollars. */
  price: z.number(),
  /** Never part of the price; absent in quotations of releases that did not say it. */
  freight: z.optional(z.enum(['not included', 'paid by customer'])),
  /** A day; null if none is agreed. */
  delivery: textOrNull,
  /** After the order, in place of a day; absent if a day counts. */
  deliveryWeeks: z.optional(z.number()),
  terms: z.string(),
  paper: z.enum(papers),
  /** Hashes of the stored files. */
  photos: z.array(z.string()),
});
export type QuotationContent = z.output<typeof quotationContentSchema>;

/** An offer that was made: of one version of an estimate, under a number that no other has. */
const issuedQuotationSchema = z.object({
  /** 'Q-2026-0001' */
  number: z.string(),
  version: z.int(),
  /** Days, 'YYYY-MM-DD' in the business time zone. */
  date: z.string(),
  validUntil: z.string(),
});
export type IssuedQuotation = z.output<typeof issuedQuotationSchema>;

/** GET /api/estimates/{id}/quotation: what there is of it on paper. */
export const quotationStatusSchema = z.object({
  /** The newest first. */
  issued: z.array(issuedQuotationSchema),
  /** Why the estimate as it is has no quotation to look at, as a sentence; null if it has one, or a preview. */
  whyNoPdf: text,
  /** Where 'Prepare e-mail' sends the newest one: to the asking person; null if it cannot. */
  mailTo: text,
  /** Why it cannot, as a sentence. */
  whyNoMail: text,
});
export type QuotationStatus = z.output<typeof quotationStatusSchema>;

/** GET /api/estimates/{id}/quotation.pdf: of the newest version, or of one that was quoted before. */
export const quotationQuerySchema = z.strictObject({
  version: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'must be a version, such as 3'))),
});

/** POST /api/estimates/{id}/quotation/mail: if the e-mail goes, and which quotation it has. */
export const quotationMailedSchema = z.object({ to: z.string(), number: z.string() });
export type QuotationMailed = z.output<typeof quotationMailedSchema>;
