import { type ExpressionBuilder, sql, type Kysely, type Selectable } from 'kysely';
import type { Database, UnitsTable } from '../../db/schema';
import { isStorable } from '../searchText';
import { record } from '../../db/audit';
import { inTransaction } from '../unitOfWork';
import { confirm } from '../../access/confirm';
import type { Principal } from '../../access/principal';

/** `offset 0`: a lookup per unit; a join would read all orders for every batch. */
export const reservationsOf = (eb: ExpressionBuilder<Database, 'units'>) =>
  eb.selectFrom('orders').select('id').whereRef('orders.assigned_serial', '=', 'units.serial').offset(0);

export type UnitRow = Selectable<UnitsTable>;

export type UnitAndMore = UnitRow & { readonly has_options: boolean; readonly has_files: boolean };

export interface UnitsRepository {
  bySerial(serial: string): Promise<UnitRow | undefined>;
  andMore(serial: string): Promise<UnitAndMore | undefined>;
  /** Unordered; omits unknown serials. */
  bySerials(serials: readonly string[]): Promise<UnitRow[]>;
  availableAmong(serials: readonly string[]): Promise<UnitRow[]>;
  assignedAfter(serial: string, limit: number): Promise<UnitRow[]>;
  availableAfter(serial: string, limit: number): Promise<UnitRow[]>;
}

/** One parameter for any number of serials. */
const isAmong = (serials: readonly string[]) => sql<boolean>`units.serial = any(${[...serials]}::text[])`;

const hasOptions = sql<boolean>`exists (select from unit_options o where o.serial = units.serial)`.as('has_options');
const hasFiles = sql<boolean>`exists (
  select from unit_files f where f.serial = units.serial and f.removed_at is null)`.as('has_files');

export function createUnitsRepository(db: Kysely<Database>): UnitsRepository {
  const units = db.selectFrom('units').selectAll();
  const active = units.where('retired_at', 'is', null);
  const available = active.where((eb) => eb.not(eb.exists(reservationsOf(eb))));
  return {
    bySerial: async (serial) =>
      isStorable(serial) ? units.where('serial', '=', serial).executeTakeFirst() : undefined,
    andMore: async (serial) =>
      isStorable(serial)
        ? units.where('serial', '=', serial).select([hasOptions, hasFiles]).executeTakeFirst()
        : undefined,
    bySerials: (serials) => units.where(isAmong(serials)).execute(),
    availableAmong: (serials) => available.where('serial', 'in', serials).execute(),
    assignedAfter: (serial, limit) =>
      db
        .selectFrom('units')
        .innerJoin('orders', 'orders.assigned_serial', 'units.serial')
        .selectAll('units')
        .where('units.retired_at', 'is', null)
        // Of both: PostgreSQL concludes it of neither, and would read from the first.
        .where('units.serial', '>', serial)
        .where('assigned_serial', '>', serial)
        .orderBy('units.serial')
        .limit(limit)
        .execute(),
    availableAfter: (serial, limit) => available.where('serial', '>', serial).orderBy('serial').limit(limit).execute(),
  };
}

/** Pounds and inches, as text. */
export type UnitLoad = Pick<UnitRow, 'serial' | 'weight_lbs' | 'width_in'>;

export type UnitLoads = (serials: readonly string[]) => Promise<ReadonlyMap<string, UnitLoad>>;

export const createUnitLoads =
  (db: Kysely<Database>): UnitLoads =>
  async (serials) => {
    const rows = await db
      .selectFrom('units')
      .select(['serial', 'weight_lbs', 'width_in'])
      .where(sql<boolean>`serial = any(${[...serials]}::text[])`)
      .execute();
    return new Map(rows.map((row) => [row.serial, row]));
  };

export type ListedRow = Selectable<UnitsTable> & { reserved_for: number | null; reserved_for_job: string | null };

export interface InventoryRepository {
  /** In this order; omits missing units. */
  listed(serials: readonly string[]): Promise<ListedRow[]>;
}

export const createInventoryRepository = (db: Kysely<Database>): InventoryRepository => ({
  listed: async (serials) => {
    if (serials.length === 0) return [];
    const rows = await listedQuery(db, serials).execute();
    const bySerial = new Map(rows.map((row) => [row.serial, row]));
    return serials.flatMap((serial) => bySerial.get(serial) ?? []);
  },
});

/** Exported for the test of its plan. */
export const listedQuery = (db: Kysely<Database>, serials: readonly string[]) =>
  db
    .selectFrom('units')
    .leftJoin('orders', 'orders.assigned_serial', 'units.serial')
    .selectAll('units')
    .select(['orders.id as reserved_for', 'orders.job_number as reserved_for_job'])
    .where('units.serial', 'in', serials);

/** Units that the replica lacks come from the primary. */
export const listedFromBoth = (replica: InventoryRepository, primary: InventoryRepository): InventoryRepository => ({
  ...primary,
  listed: async (serials) => {
    const rows = await replica.listed(serials);
    if (rows.length === serials.length) return rows;
    const known = new Set(rows.map(({ serial }) => serial));
    const later = await primary.listed(serials.filter((serial) => !known.has(serial)));
    const bySerial = new Map([...rows, ...later].map((row) => [row.serial, row]));
    return serials.flatMap((serial) => bySerial.get(serial) ?? []);
  },
});

export interface RetirementRepository {
  bringBackUnit(serial: string, by: Principal): Promise<boolean>;
  bringBackOrder(id: number, by: Principal): Promise<boolean>;
}

const ACTIVE = { retired_at: null, retired_by: null, retired_import: null };

export function createRetirementRepository(db: Kysely<Database>): RetirementRepository {
  return {
    bringBackUnit: (serial, by) =>
      inTransaction(db, async (trx) => {
        await confirm(trx, by, 'bringBack');
        const done = await trx
          .updateTable('units')
          .set(ACTIVE)
          .where('serial', '=', serial)
          .where('retired_at', 'is not', null)
          .executeTakeFirstOrThrow();
        if (done.numUpdatedRows === 0n) return false;
        await record(trx, { action: 'bringBack', by, serial });
        return true;
      }),
    bringBackOrder: (id, by) =>
      inTransaction(db, async (trx) => {
        await confirm(trx, by, 'bringBack');
        const done = await trx
          .updateTable('orders')
          .set(ACTIVE)
          .where('id', '=', id)
          .where('retired_at', 'is not', null)
          .returning('job_number')
          .executeTakeFirst();
        if (done === undefined) return false;
        await record(trx, { action: 'bringBack', by, order: { id, jobNumber: done.job_number } });
        return true;
      }),
  };
}
