import { sql, type ExpressionBuilder, type Kysely, type Selectable } from 'kysely';
import type { Database, UnitsTable } from '../../db/schema';
import { isStorable } from '../storableText';
import { reservationsOf } from './reservationsOf';

/** What the inventory is listed and counted by. */
export type FactsRow = Pick<Selectable<UnitsTable>, (typeof FACTS)[number]> & {
  has_photos: boolean;
  is_reserved: boolean;
  is_retired: boolean;
};

/** A unit and the order that it is reserved for. */
export type ListedRow = Selectable<UnitsTable> & { reserved_for: number | null; reserved_for_job: string | null };

export interface InventoryRepository {
  /** The next units after `serial`, in order of serial. */
  factsAfter(serial: string, limit: number): Promise<FactsRow[]>;
  /** Of these units those that exist, in no order. */
  factsAmong(serials: readonly string[]): Promise<FactsRow[]>;
  /** These units in this order; those that are gone are left out. */
  listed(serials: readonly string[]): Promise<ListedRow[]>;
}

const FACTS = [
  ...(['serial', 'condition', 'phase', 'kva_rating', 'primary_voltage', 'secondary_voltage', 'bush_type'] as const),
  ...(['bush_config_description', 'type_of_fluid', 'winding_material', 'warehouse_desc', 'manufacturer'] as const),
  ...(['mfg_year', 'weight_lbs', 'unit_cost', 'list_price', 'cabinet_condition', 'tank_condition'] as const),
  ...(['fab_notes', 'comments'] as const),
];

export function createInventoryRepository(db: Kysely<Database>): InventoryRepository {
  return {
    factsAfter: (serial, limit) => factsAfterQuery(db, serial, limit).execute(),
    factsAmong: async (serials) => {
      const known = serials.filter(isStorable);
      return known.length === 0 ? [] : facts(db).where('serial', 'in', known).execute();
    },
    listed: async (serials) => {
      if (serials.length === 0) return [];
      const rows = await listedQuery(db, serials).execute();
      const bySerial = new Map(rows.map((row) => [row.serial, row]));
      return serials.flatMap((serial) => bySerial.get(serial) ?? []);
    },
  };
}

/** Exported, as the next, for the test of its plan. */
export const factsAfterQuery = (db: Kysely<Database>, serial: string, limit: number) =>
  facts(db).where('serial', '>', serial).orderBy('serial').limit(limit);

export const listedQuery = (db: Kysely<Database>, serials: readonly string[]) =>
  db
    .selectFrom('units')
    .leftJoin('orders', 'orders.assigned_serial', 'units.serial')
    .selectAll('units')
    .select(['orders.id as reserved_for', 'orders.job_number as reserved_for_job'])
    .where('units.serial', 'in', serials);

/** Drawings from the record are no photos. As `reservationsOf`, they are looked up for each unit. */
const photos = (eb: ExpressionBuilder<Database, 'units'>) =>
  eb
    .selectFrom('unit_files')
    .select('unit_files.id')
    .whereRef('unit_files.serial', '=', 'units.serial')
    .where('kind', '=', 'photo')
    .where('removed_at', 'is', null)
    .offset(0);

const facts = (db: Kysely<Database>) =>
  db
    .selectFrom('units')
    .select(FACTS)
    .select((eb) => [
      eb.exists(photos(eb)).$castTo<boolean>().as('has_photos'),
      sql<boolean>`retired_at is not null`.as('is_retired'),
      eb.exists(reservationsOf(eb)).$castTo<boolean>().as('is_reserved'),
    ]);
