import type { Generated, GeneratedAlways } from 'kysely';

/** An e-mail to the owner of a reservation that somebody else released, until it is sent or given up. */
export interface MailsTable {
  id: GeneratedAlways<number>;
  reservation_id: number;
  created_at: Generated<Date>;
  /** How often it was begun to be sent. */
  attempts: Generated<number>;
  /** When a server may send it; while one does, when the next may. */
  due_at: Generated<Date>;
}
