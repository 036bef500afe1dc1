import type { Kysely, Selectable } from 'kysely';
import type { Database, UnitsTable } from '../../db/schema';

/** A unit and the order that it is reserved for. */
export type ListedRow = Selectable<UnitsTable> & { reserved_for: number | null; reserved_for_job: string | null };

export interface InventoryRepository {
  /** These units in this order; those that are gone are left out. */
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
