import { sql, type Kysely, type Transaction } from 'kysely';
import type { ImportFile } from '../../../contract/import/files';
import { confirm } from '../../auth/confirm';
import type { Principal } from '../../auth/principal';
import { record as recordInAudit } from '../../db/audit';
import type { Database } from '../../db/schema/schema';
import { inTransaction } from '../../db/unitOfWork';
import { ConflictError } from '../../http/api';
import { currentHolderOf } from '../reservations/reserve';
import { reserveRefusal } from '../../../domain/reservations/refusals';
import { foundRecord, refuseInquiry } from './correct';
import { lockCorrections, lockedRecord, subjectOf, type StoredRecord } from './recordRows';

export interface Retirement {
  readonly file: ImportFile;
  readonly key: string;
  readonly reason: string;
  readonly by: Principal;
}

/** Why a record cannot be retired now, as a sentence; null if it can. */
export async function retirementRefusal(trx: Transaction<Database>, record: StoredRecord): Promise<string | null> {
  if (record.file === 'units') {
    const holder = await currentHolderOf(trx, record.unit.serial);
    const reserved = holder && reserveRefusal({ ofUnit: { itemCode: record.unit.serial, ...holder } });
    return reserved ? `${reserved} Release it first.` : null;
  }
  const { assigned_serial, issued_units } = record.order;
  if (issued_units > 0) return 'This order is closed: its unit was issued.';
  return assigned_serial === null ? null : `This order holds unit ${assigned_serial}. Release it first.`;
}

/** Retires a record by hand; files do not bring it back. False if it was retired already. */
export async function retireIn(trx: Transaction<Database>, record: StoredRecord, by: Principal, reason: string) {
  const { retired_at } = record.file === 'units' ? record.unit : record.order;
  if (retired_at !== null) return false;
  const refusal = await retirementRefusal(trx, record);
  if (refusal !== null) throw new ConflictError(refusal);
  const which = record.file === 'units' ? sql`serial = ${record.unit.serial}` : sql`id = ${record.order.id}`;
  await sql`update ${sql.table(record.file)} set retired_at = clock_timestamp(), retired_by = ${by.name}
    where ${which}`.execute(trx);
  await recordInAudit(trx, { action: 'retire', by, reason, ...subjectOf(record) });
  return true;
}

/** No unit is reserved while it is retired. */
export async function holdReservations(trx: Transaction<Database>): Promise<void> {
  await sql`lock table reservations in share row exclusive mode`.execute(trx);
}

export const retireRecord = (db: Kysely<Database>, { file, key, reason, by }: Retirement): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    await confirm(trx, by, 'retire');
    await lockCorrections(trx);
    await holdReservations(trx);
    const record = foundRecord(await lockedRecord(trx, file, key), file);
    refuseInquiry(record);
    return retireIn(trx, record, by, reason);
  });
