import { sql, type Transaction } from 'kysely';
import { ofRow, recordRows, type Actor } from '../../db/audit';
import type { Database } from '../../db/schema';
import { differing, names, type Compared } from './compare';
import type { Staged } from './staging';
import type { ImportTableReport } from '../../../contract/imports/job';

/** Text, because extending a jsonb object copies it each time. */
function valuesOf(alias: 't' | 's', columns: readonly string[]) {
  const fields = columns.map((column) => {
    const isOther = sql`${sql.ref(`t.${column}`)} is distinct from ${sql.ref(`s.${column}`)}`;
    const value = sql`coalesce(to_json(${sql.ref(`${alias}.${column}`)})::text, 'null')`;
    return sql`case when ${isOther} then ${sql.lit(`"${column}":`)} || ${value} end`;
  });
  return sql`('{' || concat_ws(',', ${sql.join(fields)}) || '}')::jsonb`;
}

/** Call before the update. */
async function recordChanged(trx: Transaction<Database>, staged: Staged, by: Actor): Promise<number> {
  const { kind, columns } = staged;
  const values = columns.filter((each) => each !== kind.key);
  const rows = sql`select ${ofRow(kind.table, 't')}, ${valuesOf('t', values)} as old, ${valuesOf('s', values)} as new
    from ${sql.table(kind.table)} t, ${differing(staged)}`;
  return recordRows(trx, { action: 'changeRow', by, rows });
}

/** Uniqueness is checked row by row, so this frees units that move between orders. */
async function freeMovedUnits(trx: Transaction<Database>, { kind, columns, name }: Staged): Promise<void> {
  if (kind.table !== 'orders' || !columns.includes('assigned_serial')) return;
  await sql`update orders t set assigned_serial = null from ${sql.id(name)} s
    where t.order_code = s.order_code and t.assigned_serial is not null
      and t.assigned_serial is distinct from s.assigned_serial`.execute(trx);
}

async function update(trx: Transaction<Database>, staged: Staged): Promise<void> {
  const sets = staged.columns
    .filter((each) => each !== staged.kind.key)
    .map((each) => sql`${sql.ref(each)} = s.${sql.ref(each)}`);
  await sql`update ${sql.table(staged.kind.table)} t set ${sql.join(sets)} from ${differing(staged)}`.execute(trx);
}

/** In file order. (An upsert would spend an order id on every existing row.) */
async function insert(trx: Transaction<Database>, { kind, columns, name, read, known }: Staged): Promise<number> {
  if (read === known) return 0;
  const key = sql.ref(kind.key);
  const isNew = sql`not exists (select from ${sql.table(kind.table)} t where t.${key} = s.${key})`;
  const result = await sql`
    insert into ${sql.table(kind.table)} (${sql.join(columns.map((each) => sql.ref(each)))})
    select ${names('s', columns)} from ${sql.id(name)} s where ${known === 0 ? sql`true` : isNew}
    order by s.line`.execute(trx);
  return Number(result.numAffectedRows ?? 0);
}

/** Unchanged rows are not touched. */
export async function merge(trx: Transaction<Database>, staged: Compared, by: Actor): Promise<ImportTableReport> {
  const changed = staged.differing === 0 ? 0 : await recordChanged(trx, staged, by);
  if (changed > 0) {
    await freeMovedUnits(trx, staged);
    await update(trx, staged);
  }
  const added = await insert(trx, staged);
  return { read: staged.read, added, changed, unchanged: staged.read - added - changed, refused: 0 };
}
