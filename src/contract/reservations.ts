import * as z from 'zod/mini';
import { acceptedSchema } from './matching/quote';
import { typedProse } from './typed';
import { identifier, quantity, text, trait } from './fields';

/** Accepted values that the unit was judged by, besides the order's fields. */
const accepted = z.optional(z.nullable(acceptedSchema));

/** A hold for an inquiry; both absent for a reservation. */
const hold = {
  /** ISO 8601 with offset: its last second. */
  expiresAt: z.optional(z.nullable(z.string())),
  inquiry: z.optional(z.nullable(z.object({ id: identifier, number: z.string() }))),
};

/** A unit reserved for an order (spec section 3, reserved transformer). */
const reservedTransformerSchema = z.object({
  id: identifier,
  itemCode: identifier,
  itemName: text,
  /** For /order/{orderId}. */
  orderId: identifier,
  customerName: text,
  /** 'City, ST'; null unless both are known. */
  customerLocation: text,
  /** ISO 8601 with offset. */
  reservedDate: text,
  /** The customer's ISO 8601 calendar date. */
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
  /** Null if it came with the data. */
  reservedBy: text,
  /** Whether the caller reserved it; null if unknown. */
  isOwn: z.optional(z.nullable(z.boolean())),
  /** The estimate that was won with it. */
  estimateId: z.optional(z.nullable(identifier)),
  accepted,
  ...hold,
});
export type ReservedTransformer = z.output<typeof reservedTransformerSchema>;

/** GET /api/reservations/: all live reservations, latest first. */
export const reservationsSchema = z.object({ results: z.array(reservedTransformerSchema) });

/** The response to POST /api/reservations/. */
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

/** GET /api/reservations/of-unit/{itemCode}: the live reservation first, then the latest. */
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
      /** ISO 8601 with offset; null while live. */
      releasedAt: text,
      releasedBy: text,
      /** Why another person released it. */
      releaseReason: z.optional(text),
      /** Why it was reserved despite open points. */
      reason: text,
      /** The estimate that was won with it. */
      estimateId: z.optional(z.nullable(identifier)),
      accepted,
      ...hold,
    }),
  ),
});
export type UnitReservations = z.output<typeof unitReservationsSchema>;

const reason = typedProse(500).check(z.minLength(3));

/** POST /api/reservations/. A unit that does not fit, or needs work without a recorded cost, requires a reason. */
export const reservationRequestSchema = z.strictObject({
  itemCode: z.string().check(z.minLength(1), z.maxLength(40)),
  orderId: z.union([z.string().check(z.minLength(1), z.maxLength(60)), z.int()]),
  reason: z.optional(reason),
  /** Accepted from the order's texts; also judged. */
  accepted: z.optional(acceptedSchema),
});

/** POST /api/reservations/{id}/release. Another person's reservation requires a reason, which they receive. */
export const releaseRequestSchema = z.strictObject({ reason: z.optional(reason) });
