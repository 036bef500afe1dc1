import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { ImportFile, Retirement } from '../../../contract/import/files';
import { MAX_RETAINED_LISTED, MANY_RETIRED } from '../../../domain/limits';
import type { Database } from '../../db/schema/schema';
import { isOrder } from '../orders/ordersSelection';
import type { Staged } from './staging/staging';
import { type Actor, NO_VALUES, ofRow, recordRows } from '../../db/audit';
import type { ProblemList } from './staging/problems';
import type { Compared } from './staging/compare';

/** Active rows missing from a complete file; with a `job_number` they stay. */
const missingTable = (file: ImportFile) => sql.id(`missing_${file}`);

export interface StagedFiles {
  readonly orders: Staged | null;
  readonly units: Staged | null;
}

const ofFile = (staged: Staged, column: string, otherwise: RawBuilder<unknown>) =>
  staged.columns.includes(column) ? sql`s.${sql.ref(column)}` : otherwise;

function holdersInFile(orders: Staged) {
  const serial = ofFile(orders, 'assigned_serial', sql`o.assigned_serial`);
  return sql`
    select ${serial} as serial, o.id, s.job_number, s.order_code
    from ${sql.id(orders.name)} s left join orders o on o.order_code = s.order_code
    where ${serial} is not null and coalesce(${ofFile(orders, 'issued_units', sql`o.issued_units`)}, 0) = 0`;
}

/** Delivered orders hold no unit. */
function holders({ orders }: StagedFiles) {
  const other =
    orders === null
      ? sql``
      : sql`and not exists (select from ${sql.id(orders.name)} s where s.order_code = o.order_code)`;
  const asTheyAre = sql`
    select o.assigned_serial as serial, o.id, o.job_number, o.order_code from orders o
    where o.assigned_serial is not null and o.issued_units = 0 and o.retired_at is null ${other}`;
  return orders === null ? asTheyAre : sql`${asTheyAre} union all ${holdersInFile(orders)}`;
}

/** A row added by hand can be missing only after a file had it. */
const isOfFiles = sql`t.retired_at is null and (t.added_by is null or t.source_import is not null)`;

/** Only open orders can be retired. */
const isActive = (file: ImportFile) =>
  file === 'orders' ? sql`${isOfFiles} and t.issued_units = 0 and ${isOrder('t')}` : isOfFiles;

/** Call before the merge. */
async function findMissing(trx: Transaction<Database>, staged: Staged, files: StagedFiles): Promise<void> {
  const { table, key } = staged.kind;
  const heldBy = table === 'units' ? sql`h.serial = t.serial` : sql`h.order_code = t.order_code`;
  await sql`create temp table ${missingTable(table)} on commit drop as
    select t.${sql.ref(key)} as key, h.id as order_id, h.job_number
    from ${sql.table(table)} t left join (${holders(files)}) h on ${heldBy}
    where ${isActive(table)}
      and not exists (select from ${sql.id(staged.name)} s where s.${sql.ref(key)} = t.${sql.ref(key)})`.execute(trx);
}

async function countMissing(trx: Transaction<Database>, file: ImportFile) {
  const { rows } = await sql<{ active: number; retired: number; keptCount: number }>`
    select (select count(*)::integer from ${sql.table(file)} t where ${isActive(file)}) as active,
      (count(*) filter (where job_number is null))::integer as retired,
      (count(*) filter (where job_number is not null))::integer as "keptCount"
    from ${missingTable(file)}`.execute(trx);
  return rows[0] ?? { active: 0, retired: 0, keptCount: 0 };
}

async function retainedRows(trx: Transaction<Database>, file: ImportFile): Promise<Retirement['kept']> {
  const { rows } = await sql<Retirement['kept'][number]>`
    select key, order_id::text as "orderId", job_number as "jobNumber"
    from ${missingTable(file)} where job_number is not null order by key limit ${MAX_RETAINED_LISTED}`.execute(trx);
  return rows;
}

const NOTHING_LACKS = { retired: 0, active: 0, isMany: false, kept: [], keptCount: 0 };

async function lacking(trx: Transaction<Database>, { kind, isWhole }: Staged) {
  if (!isWhole) return NOTHING_LACKS;
  const { active, retired, keptCount } = await countMissing(trx, kind.table);
  const kept = keptCount > 0 ? await retainedRows(trx, kind.table) : [];
  return { retired, active, isMany: retired > active * MANY_RETIRED, kept, keptCount };
}

/** Rows retired by hand stay retired. */
const retiredAgain = ({ kind, name }: Staged) => sql`
  ${sql.id(name)} s where t.${sql.ref(kind.key)} = s.${sql.ref(kind.key)} and t.retired_import is not null`;

/** Call before the merge. */
export async function planRetirement(trx: Transaction<Database>, staged: Compared, files: StagedFiles) {
  const { kind, isWhole, retired: returned } = staged;
  if (isWhole) await findMissing(trx, staged, files);
  return { file: kind.table, isWhole, returned, ...(await lacking(trx, staged)) };
}

const count = (value: number) => value.toLocaleString('en-US');

export function refuseMany({ file, retired, active, isMany }: Retirement, name: string, problems: ProblemList): void {
  if (!isMany) return;
  const percent = Math.floor((100 * retired) / active);
  problems.add({
    ...{ file: name, line: null, column: null, value: null },
    reason: `Lacks ${count(retired)} of ${count(active)} active ${file} (${percent} %), more than 10 % of them`,
    fix: 'Make sure that the file is complete, then confirm it: --retire-many at the terminal, retire_many=true in a feed.',
  });
}

const returning = (file: ImportFile) => sql`returning ${ofRow(file, 't')}`;
const RECORDED = sql`select *, ${NO_VALUES} from done`;

export async function bringBack(trx: Transaction<Database>, staged: Staged, plan: Retirement, by: Actor) {
  const { table } = staged.kind;
  if (plan.returned === 0) return;
  const change = sql`with done as (update ${sql.table(table)} t
    set retired_at = null, retired_by = null, retired_import = null from ${retiredAgain(staged)} ${returning(table)})`;
  await recordRows(trx, { action: 'bringBack', by, change, rows: RECORDED });
}

interface Retiring {
  readonly by: string | null;
  readonly importId: number;
  readonly actor: Actor;
}

const KEYS: Readonly<Record<ImportFile, string>> = { orders: 'order_code', units: 'serial' };

export async function retire(trx: Transaction<Database>, plan: Retirement, retiring: Retiring): Promise<void> {
  const { file, retired } = plan;
  if (retired === 0) return;
  const change = sql`with done as (update ${sql.table(file)} t
    set retired_at = clock_timestamp(), retired_by = ${retiring.by}, retired_import = ${retiring.importId}
    from ${missingTable(file)} m where m.key = t.${sql.ref(KEYS[file])} and m.job_number is null ${returning(file)})`;
  await recordRows(trx, { action: 'retire', by: retiring.actor, change, rows: RECORDED });
}
