import type { Generated, GeneratedAlways } from 'kysely';

/** Somebody else released what this person had reserved. */
export interface NoticesTable {
  id: GeneratedAlways<number>;
  /** Whom it is for. */
  subject: string;
  reservation_id: number;
  created_at: Generated<Date>;
  /** Null until they have read it. */
  dismissed_at: Date | null;
}
