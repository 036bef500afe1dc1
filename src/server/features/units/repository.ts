import { lineId, lineJob } from '../../db/heldFor';
import { type ExpressionBuilder, sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database, UnitsTable } from '../../db/schema/schema';
import { neededFields } from '../../../domain/units/incomplete';
import { isStorable } from '../../lib/searchText';
import { record, type AuditEntry } from '../../db/audit';
import { inTransaction } from '../../db/unitOfWork';
import { confirm } from '../../auth/confirm';
import type { Principal } from '../../auth/principal';

/** `offset 0`: a lookup per unit; a join would read all orders for every batch. */
export const reservationsOf = (eb: ExpressionBuilder<Database, 'units'>) =>
  eb.selectFrom('orders').select('id').whereRef('orders.assigned_serial', '=', 'units.serial').offset(0);

export type UnitRow = Selectable<UnitsTable>;

/** One parameter for any number of serials. */
const isAmong = (serials: readonly string[]) => sql<boolean>`units.serial = any(${[...serials]}::text[])`;

const hasOptions = sql<boolean>`exists (select from unit_options o where o.serial = units.serial)`.as('has_options');
const hasFiles = sql<boolean>`exists (
  select from unit_files f where f.serial = units.serial and f.removed_at is null)`.as('has_files');

export function createUnitsRepository(db: Kysely<Database>) {
  const units = db.selectFrom('units').selectAll();
  const active = units.where('retired_at', 'is', null);
  const available = neededFields
    .reduce((query, name) => query.where(name, 'is not', null), active)
    .where((eb) => eb.not(eb.exists(reservationsOf(eb))));
  return {
    bySerial: async (serial: string) =>
      isStorable(serial) ? units.where('serial', '=', serial).executeTakeFirst() : undefined,
    andMore: async (serial: string) =>
      isStorable(serial)
        ? units.where('serial', '=', serial).select([hasOptions, hasFiles]).executeTakeFirst()
        : undefined,
    /** Unordered; omits unknown serials. */
    bySerials: (serials: readonly string[]) => units.where(isAmong(serials)).execute(),
    availableAmong: (serials: readonly string[]) => available.where('serial', 'in', serials).execute(),
    /** Held by an order, or by a line of an inquiry and its places. */
    heldFor: (order: number) =>
      db
        .selectFrom('units')
        .innerJoin('orders', 'orders.assigned_serial', 'units.serial')
        .selectAll('units')
        .where((of) => of.or([of('orders.id', '=', order), of('orders.place_of', '=', order)]))
        .execute(),
    assignedAfter: (serial: string, limit: number) =>
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
    availableAfter: (serial: string, limit: number) =>
      available.where('serial', '>', serial).orderBy('serial').limit(limit).execute(),
  };
}
export type UnitsRepository = ReturnType<typeof createUnitsRepository>;

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

export type ListedRow = Selectable<UnitsTable> & {
  reserved_for: number | null;
  reserved_for_job: string | null;
  reserved_until: Date | null;
};

export const createInventoryRepository = (db: Kysely<Database>) => ({
  /** In this order; omits missing units. */
  listed: async (serials: readonly string[]): Promise<ListedRow[]> => {
    if (serials.length === 0) return [];
    const rows = await listedQuery(db, serials).execute();
    const bySerial = new Map(rows.map((row) => [row.serial, row]));
    return serials.flatMap((serial) => bySerial.get(serial) ?? []);
  },
});
export type InventoryRepository = ReturnType<typeof createInventoryRepository>;

/** Exported for the test of its plan. */
export const listedQuery = (db: Kysely<Database>, serials: readonly string[]) =>
  db
    .selectFrom('units')
    .leftJoin('orders', 'orders.assigned_serial', 'units.serial')
    .leftJoin('reservations', (join) =>
      join.onRef('reservations.serial', '=', 'units.serial').on('reservations.released_at', 'is', null),
    )
    .selectAll('units')
    .select([lineId('orders').as('reserved_for'), lineJob('orders').as('reserved_for_job')])
    .select('reservations.expires_at as reserved_until')
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

const ACTIVE = { retired_at: null, retired_by: null, retired_import: null };

const bringBack = (
  db: Kysely<Database>,
  by: Principal,
  work: (trx: Transaction<Database>) => Promise<Subject | null>,
) =>
  inTransaction(db, async (trx) => {
    await confirm(trx, by, 'bringBack');
    const subject = await work(trx);
    if (subject !== null) await record(trx, { action: 'bringBack', by, ...subject });
    return subject !== null;
  });

type Subject = Pick<AuditEntry, 'order' | 'serial'>;

export const createRetirementRepository = (db: Kysely<Database>) => ({
  bringBackUnit: (serial: string, by: Principal) =>
    bringBack(db, by, async (trx) => {
      const retired = trx.updateTable('units').where('serial', '=', serial).where('retired_at', 'is not', null);
      const { numUpdatedRows } = await retired.set(ACTIVE).executeTakeFirstOrThrow();
      return numUpdatedRows === 0n ? null : { serial };
    }),
  bringBackOrder: (id: number, by: Principal) =>
    bringBack(db, by, async (trx) => {
      const retired = trx.updateTable('orders').where('id', '=', id).where('retired_at', 'is not', null);
      const done = await retired.set(ACTIVE).returning('job_number').executeTakeFirst();
      return done === undefined ? null : { order: { id, jobNumber: done.job_number } };
    }),
});
export type RetirementRepository = ReturnType<typeof createRetirementRepository>;
