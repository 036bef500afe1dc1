import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { names } from './differing';
import type { Staged } from './staging';

/** A staged file, once compared with the table it goes to. */
export interface Compared extends Staged {
  /** Rows that are there and would change. */
  readonly differing: number;
  /** Rows that are there, but retired. */
  readonly retired: number;
}

const NOTHING = { differing: 0, retired: 0 };

/** Compares with a table once, so that what follows is not asked of rows that are new, or the same. */
export async function compared(trx: Transaction<Database>, staged: Staged): Promise<Compared> {
  const { kind, columns, name, known } = staged;
  if (known === 0) return { ...staged, ...NOTHING };
  const values = columns.filter((each) => each !== kind.key);
  const differs =
    values.length === 0 ? sql`false` : sql`(${names('t', values)}) is distinct from (${names('s', values)})`;
  const { rows } = await sql<typeof NOTHING>`
    select (count(*) filter (where ${differs}))::integer as differing,
      (count(*) filter (where t.retired_at is not null))::integer as retired
    from ${sql.table(kind.table)} t join ${sql.id(name)} s on s.${sql.ref(kind.key)} = t.${sql.ref(kind.key)}`.execute(
    trx,
  );
  return { ...staged, ...(rows[0] ?? NOTHING) };
}
