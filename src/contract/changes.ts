import * as z from 'zod/mini';

/** The event of GET /api/changes/ whose data is a `changesSchema`. */
export const CHANGES_EVENT = 'changes';
/** Says only by its id how far the stream has come. */
export const POSITION_EVENT = 'position';
/** How far the changes included in an answer go; sent as Last-Event-ID, a stream resumes from there. */
export const POSITION_HEADER = 'x-changes-position';

/** Who reserved or released a unit, for which order. */
const reservationChangeSchema = z.object({
  isReserved: z.boolean(),
  /** Null if no one is on record. */
  by: z.nullable(z.string()),
  /** As /order/{orderId} takes it. */
  orderId: z.string(),
  jobNumber: z.nullable(z.string()),
});

/** A change: a unit, an order, the estimates of an order, or 'many' if it is unknown or too much to list. */
const changeEventSchema = z.object({
  kind: z.enum(['unit', 'order', 'estimates', 'many']),
  /** The unit's serial or the order's id; null for 'many'. */
  key: z.nullable(z.string()),
  /** The last transaction that changed it (xid8 of PostgreSQL); null if that is unknown. */
  xid: z.nullable(z.string()),
  /** Set if the change was a reservation or its end. */
  reservation: z.nullable(reservationChangeSchema),
});
export type ChangeEvent = z.output<typeof changeEventSchema>;
export type ReservationChange = z.output<typeof reservationChangeSchema>;

export const changesSchema = z.object({ changes: z.array(changeEventSchema) });
