import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../../src/server/db/schema/schema';

/** Rows that a refused request adds, by table; they are not compared. */
const LEFT_OUT: Readonly<Record<string, { readonly rows: string; readonly why: string }>> = {
  audit: {
    rows: `action in ('refuseToken', 'refuseAction', 'signIn')`,
    why: 'refusals and the first call of each session are recorded',
  },
  people: { rows: 'true', why: 'the first call of each session stores the person' },
};

export type ByTable = Readonly<Record<string, string>>;

const tables = new WeakMap<Kysely<Database>, readonly string[]>();

async function tablesOf(db: Kysely<Database>): Promise<readonly string[]> {
  const known = tables.get(db);
  if (known !== undefined) return known;
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const names = rows.map(({ name }) => name);
  tables.set(db, names);
  return names;
}

/** Evaluates an aggregate over every table, in one statement. */
async function ofTables(db: Kysely<Database>, what: string): Promise<ByTable> {
  const parts = (await tablesOf(db)).map((name) => {
    const leftOut = LEFT_OUT[name];
    return `select '${name}' as name, ${what} as value from "${name}" t ${leftOut ? `where not (${leftOut.rows})` : ''}`;
  });
  const { rows } = await sql<{ name: string; value: string }>`${sql.raw(parts.join(' union all '))}`.execute(db);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

export const checksumsOf = (db: Kysely<Database>): Promise<ByTable> =>
  ofTables(db, `md5(coalesce(string_agg(t::text, E'\\n' order by t::text), ''))`);

export const countsOf = (db: Kysely<Database>): Promise<ByTable> => ofTables(db, 'count(*)::text');

export function growthOf(before: ByTable, after: ByTable): Readonly<Record<string, number>> {
  const grown = Object.entries(after).map(([name, count]) => [name, Number(count) - Number(before[name])] as const);
  return Object.fromEntries(grown.filter(([, more]) => more !== 0));
}
