import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { ImportFile, Retirement } from '../../../contract/imports/files';
import { KEPT_NAMED, MANY_RETIRED } from '../../../domain/limits';
import type { Database } from '../../db/schema';
import type { Staged } from '../staging/staging';

/** Active rows that a complete file lacks, in a table that lives as long as the transaction; `order_id` and `job_number` say why one is kept. */
export const missingTable = (file: ImportFile) => sql.id(`missing_${file}`);

/** The files of an import as they were staged. */
export interface StagedFiles {
  readonly orders: Staged | null;
  readonly units: Staged | null;
}

const ofFile = (staged: Staged, column: string, otherwise: RawBuilder<unknown>) =>
  staged.columns.includes(column) ? sql`s.${sql.ref(column)}` : otherwise;

/** Open orders that will have a unit once a file of orders is imported. */
function holdersInFile(orders: Staged) {
  const serial = ofFile(orders, 'assigned_serial', sql`o.assigned_serial`);
  return sql`
    select ${serial} as serial, o.id, s.job_number, s.order_code
    from ${sql.id(orders.name)} s left join orders o on o.order_code = s.order_code
    where ${serial} is not null and coalesce(${ofFile(orders, 'issued_units', sql`o.issued_units`)}, 0) = 0`;
}

/** Open orders with a unit. What was delivered holds no unit back: it has left. */
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

/** Of orders only open ones: the others are closed already. */
const isActive = (file: ImportFile) =>
  file === 'orders' ? sql`t.retired_at is null and t.issued_units = 0` : sql`t.retired_at is null`;

/** Finds what a complete file lacks. Call before its rows are written. */
export async function findMissing(trx: Transaction<Database>, staged: Staged, files: StagedFiles): Promise<void> {
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

async function keptRows(trx: Transaction<Database>, file: ImportFile): Promise<Retirement['kept']> {
  const { rows } = await sql<Retirement['kept'][number]>`
    select key, order_id::text as "orderId", job_number as "jobNumber"
    from ${missingTable(file)} where job_number is not null order by key limit ${KEPT_NAMED}`.execute(trx);
  return rows;
}

const NOTHING_LACKS = { retired: 0, active: 0, isMany: false, kept: [], keptCount: 0 };

/** What `findMissing` found; nothing of a file that was not declared complete. */
export async function lacking(trx: Transaction<Database>, { kind, isWhole }: Staged) {
  if (!isWhole) return NOTHING_LACKS;
  const { active, retired, keptCount } = await countMissing(trx, kind.table);
  const kept = keptCount > 0 ? await keptRows(trx, kind.table) : [];
  return { retired, active, isMany: retired > active * MANY_RETIRED, kept, keptCount };
}
