import * as z from 'zod/mini';
import { flag, text } from '../fields';
import { typedLine, typedProse } from '../typed';

export const papers = ['letter', 'a4'] as const;
export type Paper = (typeof papers)[number];

const companySchema = z.strictObject({
  /** Empty until entered. */
  name: typedLine(80),
  /** Lines: street, city, telephone. */
  address: typedProse(240),
});

export const MAX_TERMS = 1_500;

const quotationValuesSchema = z.strictObject({
  company: companySchema,
  terms: typedProse(MAX_TERMS),
  validityDays: z.int().check(z.minimum(1), z.maximum(365)),
  paper: z.enum(papers),
});
export type QuotationValues = z.output<typeof quotationValuesSchema>;

/** Values with author, time and reason; null before the first save. */
export const quotationSetSchema = z.object({
  values: quotationValuesSchema,
  authorName: text,
  reason: text,
  /** ISO 8601 with offset. */
  savedAt: text,
});
export type QuotationSet = z.output<typeof quotationSetSchema>;

/** GET /api/quotation-settings/: current and earlier settings, newest first. */
export const quotationSettingsSchema = z.object({
  /** Required as `If-Match` by a save; 0 before the first save. */
  version: z.int(),
  mayChange: flag,
  current: quotationSetSchema,
  past: z.array(quotationSetSchema),
});
export type QuotationSettings = z.output<typeof quotationSettingsSchema>;

/**
 * PUT /api/quotation-settings/ with `If-Match: "<version>"`: 409 if outdated, 422 if they do not fit a page or a change has no
 * reason, 428 without a version. The first values need no reason.
 */
export const newQuotationSettingsSchema = z.strictObject({
  reason: z.optional(typedProse(500).check(z.minLength(1))),
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
  /** 'Delta primary, wye secondary'; null if unclear. */
  connection: textOrNull,
  primary_bil_kv: textOrNull,
  fluid: textOrNull,
});

/** Everything in a quotation except its number and dates; the only source of its PDF. */
export const quotationContentSchema = z.object({
  company: companySchema,
  customer: z.object({ name: z.string(), place: textOrNull }),
  order: z.object({ jobNumber: textOrNull, salesOrderNumber: textOrNull }),
  contact: z.object({ name: textOrNull, email: textOrNull }),
  unit: quotedUnitSchema,
  /** The unit after its work; absent in older quotations. */
  delivered: z.optional(deliveredSchema),
  work: z.array(z.string()),
  /** Missed requirements; absent without any. */
  deviations: z.optional(z.array(z.string())),
  /** US dollars. */
  price: z.number(),
  /** Never part of the price; absent in older quotations. */
  freight: z.optional(z.enum(['not included', 'paid by customer'])),
  /** A day; null if none is agreed. */
  delivery: textOrNull,
  /** After the order, instead of a day. */
  deliveryWeeks: z.optional(z.number()),
  terms: z.string(),
  paper: z.enum(papers),
  /** Hashes of the stored files. */
  photos: z.array(z.string()),
});
export type QuotationContent = z.output<typeof quotationContentSchema>;

/** An issued offer of one version of an estimate. */
const issuedQuotationSchema = z.object({
  /** 'Q-2026-0001' */
  number: z.string(),
  version: z.int(),
  /** Days, 'YYYY-MM-DD' in the business time zone. */
  date: z.string(),
  validUntil: z.string(),
});
export type IssuedQuotation = z.output<typeof issuedQuotationSchema>;

/** GET /api/estimates/{id}/quotation */
export const quotationStatusSchema = z.object({
  issued: z.array(issuedQuotationSchema),
  /** Why there is neither a quotation nor a preview, as a sentence. */
  whyNoPdf: text,
  /** Recipient of 'Prepare e-mail': the caller; null if impossible. */
  mailTo: text,
  /** Why it is impossible, as a sentence. */
  whyNoMail: text,
});
export type QuotationStatus = z.output<typeof quotationStatusSchema>;

/** GET /api/estimates/{id}/quotation.pdf: of the newest, or an earlier quoted version. */
export const quotationQuerySchema = z.strictObject({
  version: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'must be a version, such as 3'))),
});

/** POST /api/estimates/{id}/quotation/mail: recipient and quotation. */
export const quotationMailedSchema = z.object({ to: z.string(), number: z.string() });
export type QuotationMailed = z.output<typeof quotationMailedSchema>;
