import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import type { FileKind } from '../columns/columns';
import { LINE } from './readRow';

/** What there is to know of the keys of staged rows. */
export interface Keys {
  /** Rows whose key the table they go to has. */
  readonly known: number;
  /** Rows whose key has letters: what has none is written in one way only, and most serials are digits. */
  readonly lettered: number;
}

export const hasLetters = (key: RawBuilder<unknown>) => sql<boolean>`lower(${key}) <> upper(${key})`;

/** Looks at the keys of the rows in a staging table once. The planner of what follows needs to know as much as this. */
export async function countKeys(trx: Transaction<Database>, name: string, kind: FileKind): Promise<Keys> {
  const [staged, key] = [sql.id(name), sql.ref(kind.key)];
  await sql`analyze ${staged} (${sql.ref(LINE)}, ${key})`.execute(trx);
  const { rows } = await sql<Keys>`
    select count(t.${key})::integer as known, (count(*) filter (where ${hasLetters(sql`s.${key}`)}))::integer as lettered
    from ${staged} s left join ${sql.table(kind.table)} t on t.${key} = s.${key}`.execute(trx);
  return rows[0] ?? { known: 0, lettered: 0 };
}
