import { sql, type Transaction } from 'kysely';
import { ofRow, recordRows, type Actor } from '../../db/audit';
import type { Database } from '../../db/schema';
import { differing } from './differing';
import type { Staged } from './staging';

/** The columns that differ, as one of the two has them. Text is put together, because adding to an object would copy it each time. */
function valuesOf(alias: 't' | 's', columns: readonly string[]) {
  const fields = columns.map((column) => {
    const isOther = sql`${sql.ref(`t.${column}`)} is distinct from ${sql.ref(`s.${column}`)}`;
    const value = sql`coalesce(to_json(${sql.ref(`${alias}.${column}`)})::text, 'null')`;
    return sql`case when ${isOther} then ${sql.lit(`"${column}":`)} || ${value} end`;
  });
  return sql`('{' || concat_ws(',', ${sql.join(fields)}) || '}')::jsonb`;
}

/** Writes down what a file will change of each row that is there. How many these are. Call before they change. */
export async function recordChanged(trx: Transaction<Database>, staged: Staged, by: Actor): Promise<number> {
  const { kind, columns } = staged;
  const values = columns.filter((each) => each !== kind.key);
  const rows = sql`select ${ofRow(kind.table, 't')}, ${valuesOf('t', values)} as old, ${valuesOf('s', values)} as new
    from ${sql.table(kind.table)} t, ${differing(staged)}`;
  return recordRows(trx, { action: 'changeRow', by, rows });
}
