import * as z from 'zod/mini';
import { acceptedSchema } from '../matching/quote';
import { typedLine, typedProse } from '../typed';

/** People type at most six characters; a server's cost can be longer: '14428.63'. */
const dollarsText = z.string().check(z.maxLength(12), z.regex(/^\d*\.?\d*$/, 'must be US dollars, such as 1500'));

/** The chosen options and add-ons of a unit; texts are input values, possibly empty. */
const estimateOptionsSchema = z.strictObject({
  fr3Enabled: z.boolean(),
  /** Whole US gallons. */
  fr3EstimatedGallons: z.string().check(z.regex(/^\d{0,6}$/, 'must be whole gallons, such as 620')),
  turnPull: z.boolean(),
  /** Number of turns. */
  turnPullDetails: typedLine(20),
  reTank: z.boolean(),
  reTankCost: dollarsText,
  feedConversion: z.boolean(),
  replacementCabinet: z.boolean(),
  additionalCabinetCost: dollarsText,
});
export type EstimateOptions = z.output<typeof estimateOptionsSchema>;

export const MAX_ESTIMATE_NAME = 80;
export const MAX_ESTIMATE_NOTES = 2_000;
export const MAX_PRICE = 100_000_000;

export const MAX_DELIVERY_WEEKS = 260;

const deliverySchema = z.union([
  z.strictObject({ day: z.iso.date() }),
  z.strictObject({ weeks: z.int().check(z.minimum(1), z.maximum(MAX_DELIVERY_WEEKS)) }),
]);
export type EstimateDelivery = z.output<typeof deliverySchema>;

export const estimateInputsSchema = z.strictObject({
  options: estimateOptionsSchema,
  /** US dollars; null for the order's sale price, or without one the unit's list price. */
  price: z.nullable(z.number().check(z.minimum(0.01), z.maximum(MAX_PRICE))),
  /** Absent for the order's delivery date. */
  delivery: z.optional(deliverySchema),
  notes: typedProse(MAX_ESTIMATE_NOTES),
  /** Accepted from the order's texts; also judged. */
  accepted: z.optional(acceptedSchema),
});
export type EstimateInputs = z.output<typeof estimateInputsSchema>;

export const estimateNameSchema = typedLine(MAX_ESTIMATE_NAME).check(z.minLength(1));
