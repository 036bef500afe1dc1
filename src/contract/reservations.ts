import * as z from 'zod/mini';
import { acceptedSchema } from './matching/quote';
import { typedProse } from './typed';
import { identifier, quantity, text, trait } from './fields';

/** Accepted values that the unit was judged by in addition to the order's fields. */
const accepted = z.optional(z.nullable(acceptedSchema));

/** A unit that is set aside for an order (spec section 3, reserved transformer). What it is, the unit says. */
const reservedTransformerSchema = z.object({
  id: identifier,
  itemCode: identifier,
  itemName: text,
  /** As /order/{orderId} takes it. */
  orderId: identifier,
  customerName: text,
  /** 'City, ST'; null unless both are known. */
  customerLocation: text,
  /** ISO 8601 with offset. */
  reservedDate: text,
  /** ISO 8601 calendar date: when the customer wants it. */
  deliveryDate: text,
  kvaRating: quantity,
  primaryVoltage: quantity,
  secondaryVoltage: quantity,
  transformerType: trait,
  category: trait,
  location: text,
  /** Pounds. */
  weight: quantity,
  /** Width x depth x height, inches. */
  dimensions: text,
  /** 'Reserved', 'In Transit' or 'Delivered' (spec section 4). */
  status: trait,
  priority: text,
  jobNumber: text,
  salesOrderNumber: text,
  /** Who reserved it; null if it came with the data. */
  reservedBy: text,
  /** Whether the caller reserved it; null if unknown. */
  isOwn: z.optional(z.nullable(z.boolean())),
  /** The estimate that was won with it; absent if none was. */
  estimateId: z.optional(z.nullable(identifier)),
  accepted,
});
export type ReservedTransformer = z.output<typeof reservedTransformerSchema>;

/** GET /api/reservations/: every unit that is reserved, the latest first. */
export const reservationsSchema = z.object({ results: z.array(reservedTransformerSchema) });

/** The answer to POST /api/reservations/. */
export const reservationSchema = z.object({
  id: identifier,
  itemCode: identifier,
  orderId: identifier,
  jobNumber: text,
  /** ISO 8601 with offset. */
  reservedAt: text,
  reservedBy: text,
});
export type Reservation = z.output<typeof reservationSchema>;

/** GET /api/reservations/of-unit/{itemCode}: every reservation that a unit ever had, the live one first, then the latest. */
export const unitReservationsSchema = z.object({
  results: z.array(
    z.object({
      id: identifier,
      orderId: identifier,
      jobNumber: text,
      customerName: text,
      reservedAt: text,
      /** Null if it came with the data. */
      reservedBy: text,
      /** Whether the caller reserved it; null if unknown. */
      isOwn: z.optional(z.nullable(z.boolean())),
      /** ISO 8601 with offset; null while it is live. */
      releasedAt: text,
      releasedBy: text,
      /** Why someone else released it. */
      releaseReason: z.optional(text),
      /** Why it was reserved although points were open. */
      reason: text,
      /** The estimate that was won with it; absent if none was. */
      estimateId: z.optional(z.nullable(identifier)),
      accepted,
    }),
  ),
});
export type UnitReservations = z.output<typeof unitReservationsSchema>;

const reason = typedProse(500).check(z.minLength(3));

/**
 * POST /api/reservations/. The access token names the person. A reason is required if the unit does not fit the order
 * or needs work without a recorded cost.
 */
export const reservationRequestSchema = z.strictObject({
  itemCode: z.string().check(z.minLength(1), z.maxLength(40)),
  /** The order's id. */
  orderId: z.union([z.string().check(z.minLength(1), z.maxLength(60)), z.int()]),
  reason: z.optional(reason),
  /** From the order's texts: the unit is judged by it too. */
  accepted: z.optional(acceptedSchema),
});

/** POST /api/reservations/{id}/release. Releasing another person's reservation requires a reason, which they receive. */
export const releaseRequestSchema = z.strictObject({ reason: z.optional(reason) });
