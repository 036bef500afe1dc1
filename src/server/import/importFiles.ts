import { basename } from 'node:path';
import { sql, type Kysely, type Transaction } from 'kysely';
import { IMPORT_FILES, type ImportFile } from '../../contract/imports/files';
import type { ImportTableReport } from '../../contract/imports/job';
import type { RowChange } from '../../contract/imports/layout';
import type { Database } from '../db/schema';
import { checkAssignments, checkDuplicates, checkJobNumbers } from './checks/crossChecks';
import { ImportInProgressError } from './importInProgressError';
import { inspectFile, type InspectOptions } from './inspect/inspectFile';
import type { Inspection } from './inspect/inspection';
import { IN_REVIEW, layoutProblems, type Answers } from './inspect/layoutProblems';
import { preparedOf, type PreparedFile } from './inspect/prepared';
import { FileError } from './rows/fileError';
import { changedRows, compare } from './staging/compare';
import { merge } from './staging/merge';
import { createProblemList, type Problem, type ProblemList } from './staging/problems';
import {
  checkReservations,
  hasAssignments,
  holdReservations,
  keepReservedUnits,
  recordAssignments,
} from './checks/reservations';
import { stageFile, type ImportContext, type Progress } from './staging/stageFile';
import type { Staged } from './staging/staging';

/** Paths of the files to import; either may be left out. */
export type ImportFiles = Readonly<Partial<Record<ImportFile, string | undefined>>>;

/** Files as they are to be read. */
export type PreparedFiles = Readonly<Partial<Record<ImportFile, PreparedFile | undefined>>>;

/** What an import changed. */
export interface ImportReport {
  readonly orders: ImportTableReport;
  readonly units: ImportTableReport;
  /** The first of the rows that were there and changed, units first. */
  readonly changes: readonly RowChange[];
  readonly finishedAt: Date;
}

/** What an import would change. */
export interface CheckReport extends Omit<ImportReport, 'finishedAt'> {
  readonly problems: readonly Problem[];
  readonly problemCount: number;
}

const NOTHING: ImportTableReport = { read: 0, added: 0, changed: 0, unchanged: 0, refused: 0 };
/** 'SpecAI' in ASCII: the advisory lock that one import at a time holds. */
const LOCK = 0x53_70_65_63_41_49;

async function lock(trx: Transaction<Database>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(${LOCK}::bigint) as free`.execute(trx);
  if (rows[0]?.free !== true) throw new ImportInProgressError();
}

async function stageUnits(context: ImportContext, prepared: PreparedFile | undefined): Promise<Staged | null> {
  if (prepared === undefined) return null;
  const units = await stageFile(context, prepared);
  if (units !== null) await checkDuplicates(context.trx, context.problems, units, prepared.name);
  return units;
}

async function stageOrders(context: ImportContext, prepared: PreparedFile | undefined, units: Staged | null) {
  if (prepared === undefined) return null;
  const { trx, problems } = context;
  const areUnitsGood = problems.total === 0;
  const orders = await stageFile(context, prepared);
  if (orders === null) return null;
  await checkDuplicates(trx, problems, orders, prepared.name);
  await checkJobNumbers(trx, problems, orders, prepared.name);
  if (areUnitsGood && hasAssignments(orders)) {
    if (!context.isCheck) await holdReservations(trx);
    await keepReservedUnits(trx, orders);
    await checkAssignments(trx, problems, orders, units, prepared.name);
    await checkReservations(trx, problems, orders, prepared.name);
  }
  return orders;
}

async function stage(context: ImportContext, files: PreparedFiles) {
  await lock(context.trx);
  const units = await stageUnits(context, files.units);
  const orders = await stageOrders(context, files.orders, units);
  return { units, orders, staged: [units, orders].filter((each) => each !== null) };
}

const MOST_CHANGES = 200;

async function changesOf(trx: Transaction<Database>, staged: readonly Staged[]): Promise<readonly RowChange[]> {
  const changes: RowChange[] = [];
  for (const each of staged) changes.push(...(await changedRows(trx, each, MOST_CHANGES - changes.length)));
  return changes;
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

async function run(context: ImportContext, files: PreparedFiles): Promise<ImportReport> {
  const { trx, signal } = context;
  const { staged, ...each } = await stage(context, files);
  context.problems.refuseIfAny();
  const changes = await changesOf(trx, staged);
  const units = each.units === null ? NOTHING : await merge(trx, each.units);
  const orders = each.orders === null ? NOTHING : await merge(trx, each.orders);
  if (each.orders !== null && hasAssignments(each.orders)) await recordAssignments(trx);
  const finishedAt = await record(trx, orders, units);
  signal?.throwIfAborted();
  return { orders, units, changes, finishedAt };
}

/** Compares the files with what is there, and writes nothing. */
async function compareAll(context: ImportContext, files: PreparedFiles): Promise<CheckReport> {
  const { trx, problems, signal } = context;
  const { staged, units, orders } = await stage(context, files);
  const reportOf = (each: Staged | null, prepared: PreparedFile | undefined) =>
    each === null ? Promise.resolve(NOTHING) : compare(trx, each, problems.linesOf(prepared?.name ?? ''));
  const report = {
    units: await reportOf(units, files.units),
    orders: await reportOf(orders, files.orders),
    changes: await changesOf(trx, staged),
  };
  signal?.throwIfAborted();
  return { ...report, problems: problems.listed, problemCount: problems.total };
}

export interface ImportOptions {
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

const contextOf = ({ onProgress = () => undefined, signal }: ImportOptions, isCheck: boolean) => ({
  problems: createProblemList(),
  onProgress,
  signal,
  isCheck,
});

/**
 * Imports files as they are to be read, units first, all or nothing. Rows that are up to date are not touched, so that importing
 * the same files again changes nothing. Throws ImportRefusedError (with every problem), ImportInProgressError, or the signal's reason.
 */
export const importPrepared = (
  db: Kysely<Database>,
  files: PreparedFiles,
  options: ImportOptions = {},
): Promise<ImportReport> => db.transaction().execute((trx) => run({ trx, ...contextOf(options, false) }, files));

/** What `importPrepared` would do. Nothing is written, and people can work meanwhile. */
export const checkPrepared = (
  db: Kysely<Database>,
  files: PreparedFiles,
  options: ImportOptions = {},
): Promise<CheckReport> => db.transaction().execute((trx) => compareAll({ trx, ...contextOf(options, true) }, files));

/** What was said of files, and how questions are answered. */
export interface PrepareOptions {
  readonly inspect?: (file: ImportFile) => InspectOptions;
  /** Changes how a file is read before it is asked whether anything is in doubt. */
  readonly adjust?: (inspection: Inspection) => Inspection;
  readonly answers?: Answers;
  readonly signal?: AbortSignal | undefined;
}

async function prepare(file: ImportFile, path: string, problems: ProblemList, options: PrepareOptions) {
  const { inspect, adjust, answers = IN_REVIEW, signal } = options;
  const name = basename(path);
  try {
    const found = await inspectFile({ file, path, name }, { signal, ...inspect?.(file) });
    const inspection = adjust?.(found) ?? found;
    const asked = layoutProblems(inspection, answers);
    for (const problem of asked) problems.add({ file: name, value: null, ...problem });
    return asked.length > 0 ? undefined : preparedOf(inspection, name);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    const { line, column, reason, fix } = error;
    problems.add({ file: name, line, column, value: null, reason, fix });
    return undefined;
  }
}

/** Recognizes files and how they are read. Throws ImportRefusedError with all that is in doubt. */
export async function prepareFiles(files: ImportFiles, options: PrepareOptions = {}): Promise<PreparedFiles> {
  const problems = createProblemList();
  let prepared: PreparedFiles = {};
  for (const file of IMPORT_FILES) {
    const path = files[file];
    if (path !== undefined) prepared = { ...prepared, [file]: await prepare(file, path, problems, options) };
  }
  problems.refuseIfAny();
  return prepared;
}

/** Recognizes files and imports them where nothing is in doubt. Throws as importPrepared does. */
export async function importFiles(
  db: Kysely<Database>,
  files: ImportFiles,
  onProgress?: (progress: Progress) => void,
  signal?: AbortSignal,
): Promise<ImportReport> {
  return importPrepared(db, await prepareFiles(files, { signal }), { onProgress, signal });
}
