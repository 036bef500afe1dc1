import * as z from 'zod/mini';
import { typedLine, typedProse } from '../typed';

/** An estimate lapses when rates, the unit's costs or the order's price change after it was proposed, approved or quoted. */
export const estimateStates = [
  ...(['draft', 'proposed', 'approved', 'returned', 'lapsed'] as const),
  ...(['quoted', 'won', 'lost'] as const),
] as const;
export type EstimateState = (typeof estimateStates)[number];

/** Steps other than saving. 'consent': the customer agreed to the deviations. */
export const estimateSteps = ['propose', 'approve', 'return', 'quote', 'consent', 'win', 'lose'] as const;
export type EstimateStep = (typeof estimateSteps)[number];

export const MAX_CONSENT_NAME = 120;

/** The customer's agreement to the deviations of a quotation; its day is 'YYYY-MM-DD'. */
export const consentSchema = z.strictObject({
  by: typedLine(MAX_CONSENT_NAME).check(z.minLength(1)),
  on: z.iso.date(),
});
export type Consent = z.output<typeof consentSchema>;

/**
 * POST /api/estimates/{id}/steps with `If-Match: "<version>"`: 409 if outdated, not open, or if figures, rates or costs changed; 422
 * without a required reason.
 */
export const estimateStepSchema = z.strictObject({
  step: z.enum(estimateSteps),
  /** Required to return, to lose, as the note of a consent, and to win a unit with open points. */
  reason: z.optional(typedProse(500).check(z.minLength(3))),
  /** Required for the step 'consent'. */
  consent: z.optional(consentSchema),
});
export type EstimateStepRequest = z.output<typeof estimateStepSchema>;
