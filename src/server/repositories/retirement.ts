import type { Kysely } from 'kysely';
import { record } from '../db/audit/record';
import type { Database } from '../db/schema';
import { inTransaction } from './unitOfWork';
import { confirm } from '../access/confirm';
import type { Principal } from '../access/principal';

export interface RetirementRepository {
  /** Makes a retired unit active again. False where it was active. */
  bringBackUnit(serial: string, by: Principal): Promise<boolean>;
  /** Makes a retired order active again. False where it was active. */
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
