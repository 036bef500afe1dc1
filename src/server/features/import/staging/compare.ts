import { sql, type Transaction } from 'kysely';
import type { Staged } from './staging';
import type { Database } from '../../../db/schema/schema';
import type { ImportTableReport } from '../../../../contract/import/job';
import type { RowChange } from '../../../../contract/import/layout';
import { ofRow, recordRows, type Actor } from '../../../db/audit';

const names = (alias: string, columns: readonly string[]) =>
  sql.join(columns.map((each) => sql.ref(`${alias}.${each}`)));

/** 'from' and 'where' of rows that would change; 't': table, 's': file. */
function differing({ kind, columns, name }: Staged) {
  const values = columns.filter((each) => each !== kind.key);
  return sql`${sql.id(name)} s where t.${sql.ref(kind.key)} = s.${sql.ref(kind.key)}
    and (${names('t', values)}) is distinct from (${names('s', values)})`;
}

export interface Compared extends Staged {
  readonly differing: number;
  /** Retired by an import. */
  readonly retired: number;
  /** Added by hand, and in no file before. */
  readonly byHand: number;
}

const NOTHING = { differing: 0, retired: 0, byHand: 0 };

/** Counts of the merge. */
export const mergeReport = ({ read, known, differing: changed }: Compared): ImportTableReport => ({
  ...{ read, added: read - known, changed, unchanged: known - changed, refused: 0 },
});

/** Lets later steps skip new and unchanged rows. */
export async function compared(trx: Transaction<Database>, staged: Staged): Promise<Compared> {
  const { kind, columns, name, known } = staged;
  if (known === 0) return { ...staged, ...NOTHING };
  const values = columns.filter((each) => each !== kind.key);
  const differs =
    values.length === 0 ? sql`false` : sql`(${names('t', values)}) is distinct from (${names('s', values)})`;
  const { rows } = await sql<typeof NOTHING>`
    select (count(*) filter (where ${differs}))::integer as differing,
      (count(*) filter (where t.retired_import is not null))::integer as retired,
      (count(*) filter (where t.added_by is not null and t.source_import is null))::integer as "byHand"
    from ${sql.table(kind.table)} t join ${sql.id(name)} s on s.${sql.ref(kind.key)} = t.${sql.ref(kind.key)}`.execute(
    trx,
  );
  return { ...staged, ...(rows[0] ?? NOTHING) };
}

const isOther = (column: string) => sql`${sql.ref(`t.${column}`)} is distinct from ${sql.ref(`s.${column}`)}`;

const textOf = ({ kind }: Staged, alias: 't' | 's', column: string) => {
  const value = sql.ref(`${alias}.${column}`);
  const isList = kind.columns.find(({ name }) => name === column)?.format.kind === 'list';
  return isList ? sql`array_to_string(${value}, ';')` : sql`${value}::text`;
};

function changedFields(staged: Staged, values: readonly string[]) {
  const fields = values.map(
    (column) => sql`case when ${isOther(column)} then json_build_object(
      'column', ${sql.lit(column)}::text, 'before', ${textOf(staged, 't', column)}, 'after', ${textOf(staged, 's', column)}) end`,
  );
  return sql`array_to_json(array_remove(array[${sql.join(fields.map((each) => sql`(${each})::jsonb`))}], null))`;
}

/** Call before the merge. */
export async function changedRows(trx: Transaction<Database>, staged: Compared, most: number) {
  const { kind, columns } = staged;
  const values = columns.filter((each) => each !== kind.key);
  if (most <= 0 || staged.differing === 0) return [];
  const { rows } = await sql<Omit<RowChange, 'file'>>`
    select ${sql.ref(`t.${kind.key}`)} as key, ${kind.table === 'orders' ? sql`t.id::text` : sql`null`} as "orderId", s.line as line, ${changedFields(staged, values)} as fields
    from ${sql.table(kind.table)} t, ${differing(staged)}
    order by s.line limit ${most}`.execute(trx);
  return rows.map((row) => ({ file: kind.table, ...row }));
}

export async function compare(
  trx: Transaction<Database>,
  { kind, columns, name, read, bad }: Staged,
  refusedLines: readonly number[],
): Promise<ImportTableReport> {
  const key = sql.ref(kind.key);
  const values = columns.filter((each) => each !== kind.key);
  const { rows } = await sql<{ good: number; added: number; changed: number }>`
    select count(*)::integer as good,
      (count(*) filter (where t.${key} is null))::integer as added,
      (count(*) filter (where t.${key} is not null and (${sql.join(values.map(isOther), sql` or `)})))::integer as changed
    from ${sql.id(name)} s left join ${sql.table(kind.table)} t on t.${key} = s.${key}
    where s.line <> all(${refusedLines}::integer[])`.execute(trx);
  const { good = 0, added = 0, changed = 0 } = rows[0] ?? {};
  return { read, added, changed, unchanged: good - added - changed, refused: Math.max(bad, read - good) };
}

/** Text, because extending a jsonb object copies it each time. */
function valuesOf(alias: 't' | 's', columns: readonly string[]) {
  const fields = columns.map((column) => {
    const value = sql`coalesce(to_json(${sql.ref(`${alias}.${column}`)})::text, 'null')`;
    return sql`case when ${isOther(column)} then ${sql.lit(`"${column}":`)} || ${value} end`;
  });
  return sql`('{' || concat_ws(',', ${sql.join(fields)}) || '}')::jsonb`;
}

/** Call before the update. */
async function recordChanged(trx: Transaction<Database>, staged: Staged, by: Actor): Promise<void> {
  const { kind, columns } = staged;
  const values = columns.filter((each) => each !== kind.key);
  const rows = sql`select ${ofRow(kind.table, 't')}, ${valuesOf('t', values)} as old, ${valuesOf('s', values)} as new
    from ${sql.table(kind.table)} t, ${differing(staged)}`;
  await recordRows(trx, { action: 'changeRow', by, rows });
}

/** Uniqueness is checked row by row, so this frees units that move between orders. */
async function freeMovedUnits(trx: Transaction<Database>, { kind, columns, name }: Staged): Promise<void> {
  if (kind.table !== 'orders' || !columns.includes('assigned_serial')) return;
  await sql`update orders t set assigned_serial = null from ${sql.id(name)} s
    where t.order_code = s.order_code and t.assigned_serial is not null
      and t.assigned_serial is distinct from s.assigned_serial`.execute(trx);
}

async function update(trx: Transaction<Database>, staged: Staged, importId: number): Promise<void> {
  const sets = staged.columns
    .filter((each) => each !== staged.kind.key)
    .map((each) => sql`${sql.ref(each)} = s.${sql.ref(each)}`);
  const source = sql`source_import = ${importId}, source_line = s.line`;
  await sql`update ${sql.table(staged.kind.table)} t set ${sql.join(sets)}, ${source} from ${differing(staged)}`.execute(
    trx,
  );
}

/** In file order. (An upsert would spend an order id on every existing row.) */
async function insert(trx: Transaction<Database>, staged: Staged, importId: number): Promise<void> {
  const { kind, columns, name, read, known } = staged;
  if (read === known) return;
  const key = sql.ref(kind.key);
  const isNew = sql`not exists (select from ${sql.table(kind.table)} t where t.${key} = s.${key})`;
  await sql`
    insert into ${sql.table(kind.table)} (${sql.join(columns.map((each) => sql.ref(each)))}, source_import, source_line)
    select ${names('s', columns)}, ${importId}, s.line from ${sql.id(name)} s where ${known === 0 ? sql`true` : isNew}
    order by s.line`.execute(trx);
}

/** From now on a complete file without them retires rows that were added by hand. */
async function adopt(trx: Transaction<Database>, { kind, name, byHand }: Compared, importId: number): Promise<void> {
  if (byHand === 0) return;
  await sql`update ${sql.table(kind.table)} t set source_import = ${importId}, source_line = s.line from ${sql.id(name)} s
    where t.${sql.ref(kind.key)} = s.${sql.ref(kind.key)} and t.added_by is not null and t.source_import is null`.execute(
    trx,
  );
}

/** Unchanged rows are not touched. */
export async function merge(trx: Transaction<Database>, staged: Compared, by: Actor, importId: number): Promise<void> {
  if (staged.differing > 0) {
    await recordChanged(trx, staged, by);
    await freeMovedUnits(trx, staged);
    await update(trx, staged, importId);
  }
  await adopt(trx, staged, importId);
  await insert(trx, staged, importId);
}
