import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database, UnitsTable } from '../../db/schema';
import { isStorable } from '../storableText';
import { reservationsOf } from './reservationsOf';

export type UnitRow = Selectable<UnitsTable>;

/** With whether anything stands beside it that has to be read. */
export type UnitAndMore = UnitRow & { readonly has_options: boolean; readonly has_files: boolean };

export interface UnitsRepository {
  bySerial(serial: string): Promise<UnitRow | undefined>;
  andMore(serial: string): Promise<UnitAndMore | undefined>;
  /** The units with these serials, in no order; unknown serials are left out. */
  bySerials(serials: readonly string[]): Promise<UnitRow[]>;
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
