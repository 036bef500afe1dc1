import { sql, type ExpressionBuilder, type Kysely, type Selectable } from 'kysely';
import type { Database, UnitsTable } from '../../db/schema';
import { isStorable } from '../storableText';

export type UnitRow = Selectable<UnitsTable>;

/** A unit, and whether anything stands beside it that has to be read. */
export interface UnitAndMore extends UnitRow {
  readonly has_options: boolean;
  readonly has_files: boolean;
}

export interface UnitsRepository {
  bySerial(serial: string): Promise<UnitRow | undefined>;
  andMore(serial: string): Promise<UnitAndMore | undefined>;
  /** The units with these serials, in no order; unknown serials are left out. */
  bySerials(serials: readonly string[]): Promise<UnitRow[]>;
  /** Of the units with these serials another text after each change of their row; unknown serials are left out. */
  versionsOf(serials: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Of these units those that are active and not assigned to an order. */
  availableAmong(serials: readonly string[]): Promise<UnitRow[]>;
  /** The next active units after `serial` that are assigned to an order, in order of serial. */
  assignedAfter(serial: string, limit: number): Promise<UnitRow[]>;
  /** The next active units after `serial` that are not assigned to an order, in order of serial. */
  availableAfter(serial: string, limit: number): Promise<UnitRow[]>;
}

/** One parameter, however many there are. */
const isAmong = (serials: readonly string[]) => sql<boolean>`units.serial = any(${[...serials]}::text[])`;

const hasOptions = sql<boolean>`exists (select from unit_options o where o.serial = units.serial)`.as('has_options');
const hasFiles = sql<boolean>`exists (
  select from unit_files f where f.serial = units.serial and f.removed_at is null)`.as('has_files');

export function createUnitsRepository(db: Kysely<Database>): UnitsRepository {
  const units = db.selectFrom('units').selectAll();
  const isAssigned = (eb: ExpressionBuilder<Database, 'units'>) =>
    eb.exists(eb.selectFrom('orders').select('id').whereRef('orders.assigned_serial', '=', 'units.serial'));
  const active = units.where('retired_at', 'is', null);
  const available = active.where((eb) => eb.not(isAssigned(eb)));
  const assigned = active.where(isAssigned);
  return {
    bySerial: async (serial) =>
      isStorable(serial) ? units.where('serial', '=', serial).executeTakeFirst() : undefined,
    andMore: async (serial) =>
      isStorable(serial)
        ? units.where('serial', '=', serial).select([hasOptions, hasFiles]).executeTakeFirst()
        : undefined,
    bySerials: (serials) => units.where(isAmong(serials)).execute(),
    versionsOf: async (serials) => {
      // The transaction that wrote the row as it is.
      const version = sql<string>`units.xmin::text`.as('version');
      const rows = await db.selectFrom('units').select(['serial', version]).where(isAmong(serials)).execute();
      return new Map(rows.map((row) => [row.serial, row.version]));
    },
    availableAmong: (serials) => available.where('serial', 'in', serials).execute(),
    assignedAfter: (serial, limit) => assigned.where('serial', '>', serial).orderBy('serial').limit(limit).execute(),
    availableAfter: (serial, limit) => available.where('serial', '>', serial).orderBy('serial').limit(limit).execute(),
  };
}
