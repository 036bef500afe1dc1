import * as z from 'zod/mini';

/** The event of GET /api/changes/ whose data is a `changesSchema`. */
export const CHANGES_EVENT = 'changes';
/** Says only by its id how far the stream has come. */
export const POSITION_EVENT = 'position';
/** Answers tell by this header how far the changes go that they include; as Last-Event-ID a stream goes on from there. */
export const POSITION_HEADER = 'x-changes-position';

/** Who reserved or released a unit, for which order. */
const reservationChangeSchema = z.object({
  isReserved: z.boolean(),
  /** Null where nobody is on record. */
  by: z.nullable(z.string()),
  /** As /order/{orderId} takes it. */
  orderId: z.string(),
  jobNumber: z.nullable(z.string()),
});

/** What changed; 'estimates': those of an order; 'many': nobody can say what, or it is too much to say. */
const toldChangeSchema = z.object({
  kind: z.enum(['unit', 'order', 'estimates', 'many']),
  /** The unit's serial or the order's id; null for 'many'. */
  key: z.nullable(z.string()),
  /** The last transaction that changed it (xid8 of PostgreSQL); null where that is unknown. */
  xid: z.nullable(z.string()),
  /** Where the change was a reservation or its end; else null. */
  reservation: z.nullable(reservationChangeSchema),
});
export type ToldChange = z.output<typeof toldChangeSchema>;
export type ReservationChange = z.output<typeof reservationChangeSchema>;

export const changesSchema = z.object({ changes: z.array(toldChangeSchema) });
