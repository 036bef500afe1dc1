import { sql } from 'kysely';
import type { Staged } from './staging';

export const names = (alias: string, columns: readonly string[]) =>
  sql.join(columns.map((each) => sql.ref(`${alias}.${each}`)));

/** Rows of the table that the file knows and would change: 't' is the table, 's' the file. */
export function differing({ kind, columns, name }: Staged) {
  const values = columns.filter((each) => each !== kind.key);
  return sql`${sql.id(name)} s where t.${sql.ref(kind.key)} = s.${sql.ref(kind.key)}
    and (${names('t', values)}) is distinct from (${names('s', values)})`;
}
