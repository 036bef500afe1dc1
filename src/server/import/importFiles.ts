import { basename } from 'node:path';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { ImportFile } from '../../contract/imports/files';
import type { ImportTableReport } from '../../contract/imports/job';
import type { Database } from '../db/schema';
import { checkAssignments, checkDuplicates, checkJobNumbers } from './checks/crossChecks';
import { ImportInProgressError } from './importInProgressError';
import { merge } from './staging/merge';
import { orderFile } from './columns/orderColumns';
import { createProblemList } from './staging/problems';
import {
  checkReservations,
  hasAssignments,
  holdReservations,
  keepReservedUnits,
  recordAssignments,
} from './checks/reservations';
import { stageFile, type ImportContext, type Progress } from './staging/stageFile';
import type { Staged } from './staging/staging';
import { unitFile } from './columns/unitColumns';

/** Paths of the files to import; either may be left out. */
export type ImportFiles = Readonly<Partial<Record<ImportFile, string | undefined>>>;

/** What an import changed. */
export interface ImportReport {
  readonly orders: ImportTableReport;
  readonly units: ImportTableReport;
  readonly finishedAt: Date;
}

const NOTHING: ImportTableReport = { read: 0, added: 0, changed: 0, unchanged: 0, refused: 0 };
/** 'SpecAI' in ASCII: the advisory lock that one import at a time holds. */
const LOCK = 0x53_70_65_63_41_49;

async function lock(trx: Transaction<Database>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${LOCK}::bigint) as free`.execute(trx);
  if (rows[0]?.free !== true) throw new ImportInProgressError();
}

async function stageUnits(context: ImportContext, path: string | undefined): Promise<Staged | null> {
  if (path === undefined) return null;
  const units = await stageFile(context, unitFile, path);
  if (units !== null) await checkDuplicates(context.trx, context.problems, units, basename(path));
  return units;
}

async function stageOrders(context: ImportContext, path: string | undefined, units: Staged | null) {
  if (path === undefined) return null;
  const { trx, problems } = context;
  const areUnitsGood = problems.total === 0;
  const file = basename(path);
  const orders = await stageFile(context, orderFile, path);
  if (orders === null) return null;
  await checkDuplicates(trx, problems, orders, file);
  await checkJobNumbers(trx, problems, orders, file);
  if (areUnitsGood && hasAssignments(orders)) {
    await holdReservations(trx);
    await keepReservedUnits(trx, orders);
    await checkAssignments(trx, problems, orders, units, file);
    await checkReservations(trx, problems, orders, file);
  }
  return orders;
}

async function record(trx: Transaction<Database>, orders: ImportTableReport, units: ImportTableReport): Promise<Date> {
  const row = await trx
    .insertInto('imports')
    .values({
      finished_at: sql<Date>`clock_timestamp()`,
      orders_added: orders.added,
      orders_changed: orders.changed,
      units_added: units.added,
      units_changed: units.changed,
    })
    .returning('finished_at')
    .executeTakeFirstOrThrow();
  return row.finished_at;
}

async function run(context: ImportContext, files: ImportFiles): Promise<ImportReport> {
  const { trx, signal } = context;
  await lock(trx);
  const stagedUnits = await stageUnits(context, files.units);
  const stagedOrders = await stageOrders(context, files.orders, stagedUnits);
  context.problems.refuseIfAny();
  const units = stagedUnits === null ? NOTHING : await merge(trx, stagedUnits);
  const orders = stagedOrders === null ? NOTHING : await merge(trx, stagedOrders);
  if (stagedOrders !== null && hasAssignments(stagedOrders)) await recordAssignments(trx);
  const finishedAt = await record(trx, orders, units);
  signal?.throwIfAborted();
  return { orders, units, finishedAt };
}

/**
 * Imports CSV files, units first, all or nothing. Rows that are up to date are not touched, so that importing
 * the same files again changes nothing. Throws ImportRefusedError (with every problem), ImportInProgressError, or the signal's reason.
 */
export async function importFiles(
  db: Kysely<Database>,
  files: ImportFiles,
  onProgress: (progress: Progress) => void = () => undefined,
  signal?: AbortSignal,
): Promise<ImportReport> {
  return db.transaction().execute((trx) => run({ trx, problems: createProblemList(), onProgress, signal }, files));
}
