import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../db/schema/schema';
import type { Staged } from './staging';

/** Lines whose cell in this column could not be read. */
export const unreadLines = ({ unreadCells }: Pick<Staged, 'unreadCells'>, column: string) =>
  sql`${[...(unreadCells.get(column) ?? [])]}::integer[]`;

/** An unreadable cell changes no stored value; a new row gets none. */
export async function keepUnread(trx: Transaction<Database>, staged: Staged): Promise<void> {
  const { kind, name, columns, unreadCells } = staged;
  const key = sql.ref(kind.key);
  for (const column of unreadCells.keys())
    if (columns.includes(column))
      await sql`update ${sql.id(name)} s set ${sql.ref(column)} = t.${sql.ref(column)} from ${sql.table(kind.table)} t
        where t.${key} = s.${key} and s.line = any(${unreadLines(staged, column)})`.execute(trx);
}
