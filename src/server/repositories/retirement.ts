import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

export interface RetirementRepository {
  /** Makes a retired unit active again. False where it was active. */
  bringBackUnit(serial: string): Promise<boolean>;
  /** Makes a retired order active again. False where it was active. */
  bringBackOrder(id: number): Promise<boolean>;
}

const ACTIVE = { retired_at: null, retired_by: null, retired_import: null };

export function createRetirementRepository(db: Kysely<Database>): RetirementRepository {
  return {
    bringBackUnit: async (serial) => {
      const done = await db
        .updateTable('units')
        .set(ACTIVE)
        .where('serial', '=', serial)
        .where('retired_at', 'is not', null)
        .executeTakeFirstOrThrow();
      return done.numUpdatedRows > 0n;
    },
    bringBackOrder: async (id) => {
      const done = await db
        .updateTable('orders')
        .set(ACTIVE)
        .where('id', '=', id)
        .where('retired_at', 'is not', null)
        .executeTakeFirstOrThrow();
      return done.numUpdatedRows > 0n;
    },
  };
}
