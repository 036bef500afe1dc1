import * as z from 'zod/mini';

/** POST /api/reservations/. Who reserves is in the access token. */
export const reservationRequestSchema = z.strictObject({
  itemCode: z.string().check(z.minLength(1), z.maxLength(40)),
  /** The order's id. */
  orderId: z.union([z.string().check(z.minLength(1), z.maxLength(60)), z.int()]),
});
