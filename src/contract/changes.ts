import * as z from 'zod/mini';

/** The event of GET /api/changes/ whose data is a `changesSchema`. */
export const CHANGES_EVENT = 'changes';
/** An event that carries only the stream's position, as its id. */
export const POSITION_EVENT = 'position';
/** Position of the changes in a response; sent as Last-Event-ID, a stream resumes from there. */
export const POSITION_HEADER = 'x-changes-position';

const reservationChangeSchema = z.object({
  isReserved: z.boolean(),
  /** Null if not recorded. */
  by: z.nullable(z.string()),
  /** As /order/{orderId} takes it. */
  orderId: z.string(),
  jobNumber: z.nullable(z.string()),
});

/** A changed unit, order, or estimates of an order; 'many' if unknown or too many to list. */
const changeEventSchema = z.object({
  kind: z.enum(['unit', 'order', 'estimates', 'many']),
  /** The unit's serial or the order's id; null for 'many'. */
  key: z.nullable(z.string()),
  /** The last transaction that changed it (xid8 of PostgreSQL); null if unknown. */
  xid: z.nullable(z.string()),
  /** Set if a reservation was made or ended. */
  reservation: z.nullable(reservationChangeSchema),
});
export type ChangeEvent = z.output<typeof changeEventSchema>;
export type ReservationChange = z.output<typeof reservationChangeSchema>;

export const changesSchema = z.object({ changes: z.array(changeEventSchema) });
