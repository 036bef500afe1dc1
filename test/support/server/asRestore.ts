import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../../src/server/db/schema/schema';

/** Writes history like a restore: as the tables' owner, with triggers disabled until the end of the transaction. */
export const asRestore = <Result>(
  db: Kysely<Database>,
  tables: readonly (keyof Database)[],
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (trx) => {
    for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx);
    const result = await work(trx);
    for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(trx);
    return result;
  });
