import * as z from 'zod/mini';

/** The event of GET /api/changes/ whose data is a `changesSchema`. */
export const CHANGES_EVENT = 'changes';
/** An event that carries only the stream's position, as its id. */
export const POSITION_EVENT = 'position';
/** The event that says whether saving is paused; its data is a `savingSchema`. */
export const SAVING_EVENT = 'saving';
/**
 * Position of the changes in a response; sent as Last-Event-ID, a stream resumes from there. In a request: the answer
 * must include them.
 */
export const POSITION_HEADER = 'x-changes-position';
/** Set while saving is paused: the response has the data of this time, in ISO 8601. */
export const AS_OF_HEADER = 'x-as-of';

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

/** The time of the data that is shown while saving is paused; null: it is not. */
export const savingSchema = z.object({ pausedAsOf: z.nullable(z.string()) });
