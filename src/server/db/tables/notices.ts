import type { Generated, GeneratedAlways } from 'kysely';

/** Somebody else released what this person had reserved, or decided about their estimate. */
export interface NoticesTable {
  id: GeneratedAlways<number>;
  /** Whom it is for. */
  subject: string;
  /** What was released; null where something else was done. */
  reservation_id: number | null;
  /** What was decided about an estimate; null where something else was done. */
  mark_id: number | null;
  created_at: Generated<Date>;
  /** Null until they have read it. */
  dismissed_at: Date | null;
}
