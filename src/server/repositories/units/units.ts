import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import type { Database, UnitsTable } from '../../db/schema';
import { isStorable } from '../storableText';

export type UnitRow = Selectable<UnitsTable>;

export interface UnitsRepository {
  bySerial(serial: string): Promise<UnitRow | undefined>;
  /** The units with these serials, in no order; unknown serials are left out. */
  bySerials(serials: readonly string[]): Promise<UnitRow[]>;
  /** Of these units those that are active and not assigned to an order. */
  availableAmong(serials: readonly string[]): Promise<UnitRow[]>;
  /** The next active units after `serial` that are assigned to an order, in order of serial. */
  assignedAfter(serial: string, limit: number): Promise<UnitRow[]>;
  /** The next active units after `serial` that are not assigned to an order, in order of serial. */
  availableAfter(serial: string, limit: number): Promise<UnitRow[]>;
}

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
    bySerials: (serials) => units.where('serial', 'in', serials).execute(),
    availableAmong: (serials) => available.where('serial', 'in', serials).execute(),
    assignedAfter: (serial, limit) => assigned.where('serial', '>', serial).orderBy('serial').limit(limit).execute(),
    availableAfter: (serial, limit) => available.where('serial', '>', serial).orderBy('serial').limit(limit).execute(),
  };
}
