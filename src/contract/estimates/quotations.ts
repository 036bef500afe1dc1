import * as z from 'zod/mini';
import { text } from '../fields';

/** An offer that was made: of one version of an estimate, under a number that no other has. */
export const issuedQuotationSchema = z.object({
  /** 'Q-2026-0001' */
  number: z.string(),
  /** Of the estimate. */
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
  /** Why the estimate as it is has no quotation to look at, as a sentence; null where it has one, or a preview. */
  whyNoPdf: text,
  /** Where 'Prepare e-mail' sends the newest one: to the asking person; null where it cannot. */
  mailTo: text,
  /** Why it cannot, as a sentence. */
  whyNoMail: text,
});
export type QuotationStatus = z.output<typeof quotationStatusSchema>;

/** GET /api/estimates/{id}/quotation.pdf: of the newest version, or of one that was quoted before. */
export const quotationQuerySchema = z.strictObject({
  version: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'must be a version, such as 3'))),
});

/** POST /api/estimates/{id}/quotation/mail: where the e-mail goes, and which quotation it has. */
export const quotationMailedSchema = z.object({ to: z.string(), number: z.string() });
export type QuotationMailed = z.output<typeof quotationMailedSchema>;
