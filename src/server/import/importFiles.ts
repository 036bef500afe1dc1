import type { Kysely, Transaction } from 'kysely';
import type { ImportFile, Retirement } from '../../contract/imports/files';
import type { ImportTableReport } from '../../contract/imports/job';
import type { RowChange } from '../../contract/imports/layout';
import type { Actor } from '../db/audit';
import { restoreIndexes } from '../db/bulkIndexes';
import type { Database } from '../db/schema';
import { asLongWork } from '../db/connect';
import { holdOrdersWithoutIndexes, withIndexesAside } from './bulk';
import { checkAssignments, checkDuplicates, checkJobNumbers } from './checks/crossChecks';
import { lockImports } from './importLock';
import type { PreparedFile } from './inspect/prepared';
import { COMMAND_LINE, recordImport } from './recordImport';
import { prepareFiles, type ImportFiles, type PreparedFiles } from './prepareFiles';
import type { StagedFiles } from './retirement/missing';
import { bringBack, planRetirement, refuseMany, retire } from './retirement/retire';
import { changedRows, compare } from './staging/compare';
import { compared, type Compared } from './staging/compared';
import { merge } from './staging/merge';
import { createProblemList, type Problem } from './staging/problems';
import {
  checkReservations,
  hasAssignments,
  holdReservations,
  keepReservedUnits,
  recordAssignments,
} from './checks/reservations';
import { checkSpelling } from './checks/spelling';
import { checkPhotos, countPhotos, namedPhotos, type NamedPhotos, type PhotoCounts } from './checks/photos';
import { stageFile, type ImportContext, type Progress } from './staging/stageFile';
import type { PhotosGiven, Staged } from './staging/staging';

/** What an import changed. */
export interface ImportReport {
  readonly orders: ImportTableReport;
  readonly units: ImportTableReport;
  /** The first of the rows that were there and changed, units first. */
  readonly changes: readonly RowChange[];
  /** What came of rows that a file lacks, and of retired ones that it has, units first. */
  readonly retirements: readonly Retirement[];
  readonly importId: number;
  /** Files that rows of units name, to be added to them. */
  readonly photos: readonly NamedPhotos[];
  readonly finishedAt: Date;
}

/** What an import would change. */
export interface CheckReport extends Omit<ImportReport, 'importId' | 'finishedAt' | 'photos'> {
  readonly photos: PhotoCounts;
  readonly problems: readonly Problem[];
  readonly problemCount: number;
}

const NOTHING: ImportTableReport = { read: 0, added: 0, changed: 0, unchanged: 0, refused: 0 };
async function stageUnits(context: ImportContext, prepared: PreparedFile | undefined): Promise<Staged | null> {
  if (prepared === undefined) return null;
  const units = await stageFile(context, prepared);
  if (units === null) return null;
  await checkDuplicates(context.trx, context.problems, units, prepared.name);
  await checkSpelling(context.trx, context.problems, units, prepared.name);
  await checkPhotos(context.trx, context.problems, units, prepared.name, context.photos);
  return units;
}

async function stageOrders(context: ImportContext, prepared: PreparedFile | undefined, units: Staged | null) {
  if (prepared === undefined) return null;
  const { trx, problems } = context;
  const areUnitsGood = problems.total === 0;
  const orders = await stageFile(context, prepared);
  if (orders === null) return null;
  if (!context.isCheck) await holdOrdersWithoutIndexes(trx);
  await checkDuplicates(trx, problems, orders, prepared.name);
  await checkSpelling(trx, problems, orders, prepared.name);
  await checkJobNumbers(trx, problems, orders, prepared.name);
  if (areUnitsGood && hasAssignments(orders)) {
    if (!context.isCheck) await holdReservations(trx);
    await keepReservedUnits(trx, orders);
    await checkAssignments(trx, problems, orders, units, prepared.name);
    await checkReservations(trx, problems, orders, prepared.name);
  }
  return orders;
}

/** What the files would retire and bring back; nothing is said of that while rows are refused. */
async function plan({ trx, problems }: ImportContext, files: StagedFiles, staged: readonly Compared[]) {
  const plans: Retirement[] = [];
  if (problems.total > 0) return plans;
  for (const each of staged) plans.push(await planRetirement(trx, each, files));
  return plans;
}

async function stage(context: ImportContext, files: PreparedFiles) {
  const { trx, problems, isCheck } = context;
  await lockImports(trx);
  const stagedUnits = await stageUnits(context, files.units);
  const stagedOrders = await stageOrders(context, files.orders, stagedUnits);
  const isAnyWhole = stagedUnits?.isWhole === true || stagedOrders?.isWhole === true;
  if (!isCheck && isAnyWhole && problems.total === 0) await holdReservations(trx);
  const units = stagedUnits && (await compared(trx, stagedUnits));
  const orders = stagedOrders && (await compared(trx, stagedOrders));
  const staged = [units, orders].filter((each) => each !== null);
  return { units, orders, staged, retirements: await plan(context, { orders, units }, staged) };
}

const MOST_CHANGES = 200;

async function changesOf(trx: Transaction<Database>, staged: readonly Compared[]): Promise<readonly RowChange[]> {
  const changes: RowChange[] = [];
  for (const each of staged) changes.push(...(await changedRows(trx, each, MOST_CHANGES - changes.length)));
  return changes;
}

type Done = Pick<ImportReport, 'orders' | 'units' | 'retirements'>;

async function record(trx: Transaction<Database>, { orders, units, retirements }: Done, isFeed: boolean) {
  const of = (file: ImportFile) => retirements.find((each) => each.file === file);
  return trx
    .insertInto('imports')
    .values({
      orders_added: orders.added,
      orders_changed: orders.changed,
      orders_retired: of('orders')?.retired ?? 0,
      orders_returned: of('orders')?.returned ?? 0,
      units_added: units.added,
      units_changed: units.changed,
      units_retired: of('units')?.retired ?? 0,
      units_returned: of('units')?.returned ?? 0,
      is_feed: isFeed,
    })
    .returning(['id', 'finished_at'])
    .executeTakeFirstOrThrow();
}

async function run(context: ImportContext, files: PreparedFiles, options: ImportOptions): Promise<ImportReport> {
  const { trx, problems, signal, by, actor, mails, mayRetireMany } = context;
  const { staged, retirements, ...each } = await stage(context, files);
  if (!mayRetireMany) for (const plan of retirements) refuseMany(plan, files[plan.file]?.name ?? plan.file, problems);
  problems.refuseIfAny();
  const changes = await changesOf(trx, staged);
  const photos = await namedPhotos(trx, each.units);
  const units = each.units === null ? NOTHING : await merge(trx, each.units, actor);
  const orders = each.orders === null ? NOTHING : await merge(trx, each.orders, actor);
  if (each.orders !== null) await restoreIndexes(trx, signal);
  if (each.orders !== null && hasAssignments(each.orders)) await recordAssignments(trx, actor, mails);
  const done = { orders, units, retirements };
  const { id: importId, finished_at: finishedAt } = await record(trx, done, options.isFeed === true);
  for (const plan of retirements) {
    const file = each[plan.file];
    if (file !== null) await bringBack(trx, file, plan, actor);
    await retire(trx, plan, { by, importId, actor });
  }
  await recordImport(trx, { actor, files, done, importId, note: options.note });
  const report = { ...done, changes, photos, importId, finishedAt };
  await options.alongside?.(trx, report);
  signal?.throwIfAborted();
  return report;
}

/** Compares the files with what is there, and writes nothing. */
async function compareAll(context: ImportContext, files: PreparedFiles): Promise<CheckReport> {
  const { trx, problems, signal } = context;
  const { staged, units, orders, retirements } = await stage(context, files);
  const reportOf = (each: Staged | null, prepared: PreparedFile | undefined) =>
    each === null ? Promise.resolve(NOTHING) : compare(trx, each, problems.linesOf(prepared?.name ?? ''));
  const report = {
    units: await reportOf(units, files.units),
    orders: await reportOf(orders, files.orders),
    changes: await changesOf(trx, staged),
    retirements,
    photos: await countPhotos(trx, units, context.photos),
  };
  signal?.throwIfAborted();
  return { ...report, problems: problems.listed, problemCount: problems.total };
}

export interface ImportOptions {
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Who imports, for what is retired; null or absent: nobody is named. */
  readonly by?: string | null;
  /** Who imports, for the audit; absent: the command line. */
  readonly actor?: Actor;
  /** What else the audit is to say of the import. */
  readonly note?: string;
  /** Whether more than a tenth may be retired. */
  readonly mayRetireMany?: boolean;
  /** Where the files are that rows name. */
  readonly photos?: PhotosGiven;
  /** Whether no person imports it: 'last synced' is then the last such import. */
  readonly isFeed?: boolean;
  /** From how many orders on it goes without their indexes; absent: as many as make it quicker. */
  readonly manyOrders?: number;
  /** There is a server for outgoing mail; absent: no. */
  readonly mails?: boolean;
  /** Writes more with an import, in its transaction. What it throws undoes everything. */
  readonly alongside?: (trx: Transaction<Database>, report: ImportReport) => Promise<void>;
}

function contextOf(options: ImportOptions, isCheck: boolean): Omit<ImportContext, 'trx'> {
  const { onProgress = () => undefined, signal, by = null, mayRetireMany = false, photos } = options;
  const { actor = COMMAND_LINE, mails = false } = options;
  return { problems: createProblemList(), onProgress, signal, isCheck, by, actor, mails, mayRetireMany, photos };
}

/**
 * Imports files as they are to be read, units first, all or nothing. Rows that are up to date are not touched, so that importing
 * the same files again changes nothing. Throws ImportRefusedError (with every problem), ImportInProgressError, or the signal's reason.
 */
export const importPrepared = (
  db: Kysely<Database>,
  files: PreparedFiles,
  options: ImportOptions = {},
): Promise<ImportReport> =>
  withIndexesAside(
    db,
    files,
    () =>
      asLongWork(() => db.transaction().execute((trx) => run({ trx, ...contextOf(options, false) }, files, options))),
    options.manyOrders,
  );

/** What `importPrepared` would do. Nothing is written, and people can work meanwhile. */
export const checkPrepared = (
  db: Kysely<Database>,
  files: PreparedFiles,
  options: ImportOptions = {},
): Promise<CheckReport> =>
  asLongWork(() => db.transaction().execute((trx) => compareAll({ trx, ...contextOf(options, true) }, files)));

/** Recognizes files and imports them where nothing is in doubt. Throws as importPrepared does. */
export async function importFiles(
  db: Kysely<Database>,
  files: ImportFiles,
  onProgress?: (progress: Progress) => void,
  signal?: AbortSignal,
): Promise<ImportReport> {
  return importPrepared(db, await prepareFiles(files, { signal }), { onProgress, signal });
}
