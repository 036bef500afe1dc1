import type { Kysely } from 'kysely';
import { actorColumns } from '../../db/audit/record';
import type { Database } from '../../db/schema';
import type { Person } from '../../access/principal';

const NOTHING_ELSE = { order_id: null, job_number: null, serial: null, old: null, reason: null } as const;

/** Writes a sign-in down, once for each session, whichever server sees it. Whether it was new. */
export async function addSignIn(db: Kysely<Database>, by: Person, session: string): Promise<boolean> {
  const row = { ...actorColumns(by), ...NOTHING_ELSE, action: 'signIn', new: JSON.stringify({ session }) } as const;
  const written = await db
    .insertInto('audit')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n;
}
