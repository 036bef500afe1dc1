import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';

const ID = /^[1-9]\d{0,14}$/;

/** A generated id from its text; null where the text is none. */
export const toId = (text: string): number | null => (ID.test(text) ? Number(text) : null);

/**
 * Waits for an import that brings assignments, and keeps the next one waiting. Everybody takes this lock first, then rows,
 * the order's last: so nobody waits for somebody who waits for him.
 */
export async function lockReservations(trx: Transaction<Database>): Promise<void> {
  await sql`lock table reservations in row exclusive mode`.execute(trx);
}
