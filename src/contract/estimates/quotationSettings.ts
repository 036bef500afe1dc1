import * as z from 'zod/mini';
import { flag, text } from '../fields';
import { typedLine, typedProse } from '../typed/typedText';

export const papers = ['letter', 'a4'] as const;
export type Paper = (typeof papers)[number];

/** As the head of a quotation names it. */
export const companySchema = z.strictObject({
  /** Empty until somebody has entered it. */
  name: typedLine(80),
  /** Lines: street, city, telephone. */
  address: typedProse(240),
});

export const LONGEST_TERMS = 1_500;

export const quotationValuesSchema = z.strictObject({
  company: companySchema,
  terms: typedProse(LONGEST_TERMS),
  /** How long an offer holds. */
  validityDays: z.int().check(z.minimum(1), z.maximum(365)),
  paper: z.enum(papers),
});
export type QuotationValues = z.output<typeof quotationValuesSchema>;

/** Values with who set them, when and why; without those where nobody has yet. */
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
  /** What a save must name as `If-Match`; 0 where nobody has saved any. */
  version: z.int(),
  mayChange: flag,
  current: quotationSetSchema,
  past: z.array(quotationSetSchema),
});
export type QuotationSettings = z.output<typeof quotationSettingsSchema>;

/**
 * PUT /api/quotation-settings/ with `If-Match: "<version>"`: 409 where somebody saved some since, 422 where a page would not hold
 * them, 428 without a version.
 */
export const newQuotationSettingsSchema = z.strictObject({
  reason: typedProse(500).check(z.minLength(1)),
  values: quotationValuesSchema,
});
export type NewQuotationSettings = z.output<typeof newQuotationSettingsSchema>;

/** The version that the saver loaded, as an entity tag; `"0"` where there is none. */
export const quotationSettingsHeadersSchema = z.object({
  'if-match': z.optional(
    z.string().check(z.regex(/^"(0|[1-9]\d{0,8})"$/, 'must be a version in quotation marks, like "3"')),
  ),
});
