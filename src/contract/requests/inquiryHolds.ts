import * as z from 'zod/mini';
import { identifier, text } from '../fields';
import { acceptedSchema } from '../matching/quote';
import { serialSchema, typedProse } from '../typed';

export const MAX_HOLD_DAYS = 30;

export const holdSchema = z.object({
  /** Of the reservation. */
  id: identifier,
  serial: text,
  /** ISO 8601 with offset; null once it is a reservation. */
  expires_at: text,
  reserved_by: text,
});

/** POST /api/inquiries/{id}/holds. A unit with open points, as in a reservation, with a reason. */
export const newHoldSchema = z.strictObject({
  serial: serialSchema,
  /** The line; absent if there is only one. */
  order_id: z.optional(identifier),
  /** Calendar days; the hold ends with the business day. */
  days: z.int().check(z.minimum(1), z.maximum(MAX_HOLD_DAYS)),
  reason: z.optional(typedProse(500).check(z.minLength(3))),
  accepted: z.optional(acceptedSchema),
});
export type NewHold = z.output<typeof newHoldSchema>;
