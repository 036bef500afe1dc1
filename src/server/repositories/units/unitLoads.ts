import { sql, type Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import type { UnitRow } from './units';

/** What freight counts from: pounds and inches, as decimals. */
export type UnitLoad = Pick<UnitRow, 'serial' | 'weight_lbs' | 'width_in'>;

/** Weight and width of units by serial; unknown serials are left out. */
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
