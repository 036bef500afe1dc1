import type { Generated, GeneratedAlways } from 'kysely';

/**
 * An e-mail to the owner of a reservation that somebody else released, one with a quotation, or one about an estimate that was
 * approved, returned or reopened, until it is sent or given up.
 */
export interface MailsTable {
  id: GeneratedAlways<number>;
  /** Exactly one of this, `quotation` and `mark_id` is set. */
  reservation_id: number | null;
  quotation: string | null;
  mark_id: number | null;
  /** To whom, where it is about no reservation; and who sends it on, where it has a quotation. */
  to_email: string | null;
  sender: string | null;
  created_at: Generated<Date>;
  /** How often it was begun to be sent. */
  attempts: Generated<number>;
  /** When a server may send it; while one does, when the next may. */
  due_at: Generated<Date>;
}
