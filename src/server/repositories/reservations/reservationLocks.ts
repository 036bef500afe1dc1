import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';

const ID = /^[1-9]\d{0,14}$/;

/** A generated id from its text; null where the text is none. */
export const toId = (text: string): number | null => (ID.test(text) ? Number(text) : null);

/**
 * Waits for an import that assigns units, and keeps the next one waiting. Every transaction takes this lock first and row
 * locks afterwards, the order's last, so that no two wait for each other.
 */
export async function lockReservations(trx: Transaction<Database>): Promise<void> {
  await sql`lock table reservations in row exclusive mode`.execute(trx);
}
