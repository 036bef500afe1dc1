import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import type { FileKind } from '../columns/columns';
import type { Staging } from './staging';
import { LINE } from './readRow';

/** How many staged rows the table they go to has already, by their key. The planner of what follows needs to know as much as this. */
export async function countKnown(trx: Transaction<Database>, { name }: Staging, kind: FileKind): Promise<number> {
  const [staged, key] = [sql.id(name), sql.ref(kind.key)];
  await sql`analyze ${staged} (${sql.ref(LINE)}, ${key})`.execute(trx);
  const { rows } = await sql<{ known: number }>`select count(*)::integer as known from ${staged} s
    where exists (select from ${sql.table(kind.table)} t where t.${key} = s.${key})`.execute(trx);
  return rows[0]?.known ?? 0;
}
