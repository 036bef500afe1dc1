import type { Kysely, Transaction } from 'kysely';
import type { ImportFile, RetainedValues, Retirement } from '../../../contract/import/files';
import type { ImportTableReport } from '../../../contract/import/job';
import type { RowChange } from '../../../contract/import/layout';
import type { Actor } from '../../db/audit';
import { restoreIndexes } from '../../db/bulkIndexes';
import type { Database } from '../../db/schema/schema';
import { asLongWork } from '../../db/connect';
import { holdOrdersWithoutIndexes, withIndexesAside, lockImports } from './locks';
import { checkAssignments, checkDuplicates, checkJobNumbers, checkSpelling } from './crossChecks';
import type { PreparedFile } from './inspect/inspection';
import { COMMAND_LINE, recordImport } from './recordImport';
import { prepareFiles, type ImportFiles, type PreparedFiles } from './prepareFiles';
import { bringBack, planRetirement, refuseMany, retire, type StagedFiles } from './retirement';
import { bothKept, holdCorrections, keepByHand } from './staging/keepByHand';
import { changedRows, compare, compared, merge, mergeReport, type Compared } from './staging/compare';
import { createProblemList, type Problem } from './staging/problems';
import {
  checkReservations,
  hasAssignments,
  holdReservations,
  keepReservedUnits,
  recordAssignments,
} from './reservations';
import { checkPhotos, countPhotos, namedPhotos, type NamedPhotos, type PhotoCounts } from './photos';
import { stageFile, type Progress } from './staging/stageFile';
import type { PhotosGiven, Staged } from './staging/staging';

export interface ImportReport {
  readonly orders: ImportTableReport;
  readonly units: ImportTableReport;
  /** First changed rows, units first. */
  readonly changes: readonly RowChange[];
  readonly retirements: readonly Retirement[];
  readonly keptByHand: RetainedValues;
  readonly importId: number;
  readonly photos: readonly NamedPhotos[];
  readonly finishedAt: Date;
}

export interface CheckReport extends Omit<ImportReport, 'importId' | 'finishedAt' | 'photos'> {
  readonly photos: PhotoCounts;
  readonly problems: readonly Problem[];
  readonly problemCount: number;
}

const NOTHING: ImportTableReport = { read: 0, added: 0, changed: 0, unchanged: 0, refused: 0 };

const reportOf = (staged: Compared | null) => (staged === null ? NOTHING : mergeReport(staged));

async function stageUnits(context: ImportContext, prepared: PreparedFile | undefined): Promise<Staged | null> {
  if (prepared === undefined) return null;
  const units = await stageFile(context, prepared);
  if (units === null) return null;
  await checkDuplicates(context.trx, context.problems, units);
  await checkSpelling(context.trx, context.problems, units);
  await checkPhotos(context.trx, context.problems, units, context.photos);
  return units;
}

async function stageOrders(context: ImportContext, prepared: PreparedFile | undefined, units: Staged | null) {
  if (prepared === undefined) return null;
  const { trx, problems } = context;
  const areUnitsGood = problems.total === 0;
  const orders = await stageFile(context, prepared);
  if (orders === null) return null;
  if (!context.isCheck) await holdOrdersWithoutIndexes(trx);
  await checkDuplicates(trx, problems, orders);
  await checkSpelling(trx, problems, orders);
  await checkJobNumbers(trx, problems, orders);
  if (areUnitsGood && hasAssignments(orders)) {
    if (!context.isCheck) await holdReservations(trx);
    await keepReservedUnits(trx, orders);
    await checkAssignments(trx, problems, orders, units);
    await checkReservations(trx, problems, orders);
  }
  return orders;
}

async function plan({ trx, problems }: ImportContext, files: StagedFiles, staged: readonly Compared[]) {
  const plans: Retirement[] = [];
  if (problems.total > 0) return plans;
  for (const each of staged) plans.push(await planRetirement(trx, each, files));
  return plans;
}

async function stage(context: ImportContext, files: PreparedFiles) {
  const { trx, problems, isCheck } = context;
  await lockImports(trx);
  if (!isCheck) await holdCorrections(trx);
  const stagedUnits = await stageUnits(context, files.units);
  const stagedOrders = await stageOrders(context, files.orders, stagedUnits);
  const isAnyWhole = stagedUnits?.isWhole === true || stagedOrders?.isWhole === true;
  if (!isCheck && isAnyWhole && problems.total === 0) await holdReservations(trx);
  const kept: RetainedValues[] = [];
  for (const each of [stagedUnits, stagedOrders]) if (each !== null) kept.push(await keepByHand(trx, each, isCheck));
  const units = stagedUnits && (await compared(trx, stagedUnits));
  const orders = stagedOrders && (await compared(trx, stagedOrders));
  const staged = [units, orders].filter((each) => each !== null);
  const retirements = await plan(context, { orders, units }, staged);
  return { units, orders, staged, retirements, keptByHand: bothKept(kept) };
}

const MAX_CHANGES = 200;

async function changesOf(trx: Transaction<Database>, staged: readonly Compared[]): Promise<readonly RowChange[]> {
  const changes: RowChange[] = [];
  for (const each of staged) changes.push(...(await changedRows(trx, each, MAX_CHANGES - changes.length)));
  return changes;
}

type Done = Pick<ImportReport, 'orders' | 'units' | 'retirements'>;

/** Before the merge, because the rows name it. */
async function record(
  trx: Transaction<Database>,
  { orders, units, retirements }: Done,
  files: PreparedFiles,
  { isFeed = false, by = null, actor = COMMAND_LINE }: ImportOptions,
) {
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
      orders_file: files.orders?.original ?? null,
      units_file: files.units?.original ?? null,
      by_name: by ?? actor.name,
    })
    .returning(['id', 'finished_at'])
    .executeTakeFirstOrThrow();
}

async function run(context: ImportContext, files: PreparedFiles, options: ImportOptions): Promise<ImportReport> {
  const { trx, problems, signal, by, actor, mails, mayRetireMany } = context;
  const { staged, retirements, keptByHand, ...each } = await stage(context, files);
  if (!mayRetireMany) for (const plan of retirements) refuseMany(plan, files[plan.file]?.name ?? plan.file, problems);
  problems.refuseIfAny();
  const changes = await changesOf(trx, staged);
  const photos = await namedPhotos(trx, each.units);
  const done = { orders: reportOf(each.orders), units: reportOf(each.units), retirements };
  const { id: importId, finished_at: finishedAt } = await record(trx, done, files, options);
  if (each.units !== null) await merge(trx, each.units, actor, importId);
  if (each.orders !== null) await merge(trx, each.orders, actor, importId);
  if (each.orders !== null) await restoreIndexes(trx, signal);
  if (each.orders !== null && hasAssignments(each.orders)) await recordAssignments(trx, actor, mails);
  for (const plan of retirements) {
    const file = each[plan.file];
    if (file !== null) await bringBack(trx, file, plan, actor);
    await retire(trx, plan, { by, importId, actor });
  }
  await recordImport(trx, { actor, files, done, importId, note: options.note });
  const report = { ...done, changes, photos, keptByHand, importId, finishedAt };
  await options.alongside?.(trx, report);
  signal?.throwIfAborted();
  return report;
}

async function compareAll(context: ImportContext, files: PreparedFiles): Promise<CheckReport> {
  const { trx, problems, signal } = context;
  const { staged, units, orders, retirements, keptByHand } = await stage(context, files);
  const checkedOf = (each: Staged | null, prepared: PreparedFile | undefined) =>
    each === null ? Promise.resolve(NOTHING) : compare(trx, each, problems.linesOf(prepared?.name ?? ''));
  const report = {
    units: await checkedOf(units, files.units),
    orders: await checkedOf(orders, files.orders),
    changes: await changesOf(trx, staged),
    retirements,
    keptByHand,
    photos: await countPhotos(trx, units, context.photos),
  };
  signal?.throwIfAborted();
  return { ...report, problems: problems.listed, problemCount: problems.total };
}

export interface ImportOptions {
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly by?: string | null;
  /** Default: the command line. */
  readonly actor?: Actor;
  readonly note?: string;
  readonly mayRetireMany?: boolean;
  readonly photos?: PhotosGiven;
  /** Shown as 'last synced'. */
  readonly isFeed?: boolean;
  readonly manyOrders?: number;
  readonly mails?: boolean;
  /** Runs in the import's transaction; an error rolls back. */
  readonly alongside?: (trx: Transaction<Database>, report: ImportReport) => Promise<void>;
}

function contextOf(options: ImportOptions, isCheck: boolean) {
  const { onProgress = () => undefined, signal, by = null, mayRetireMany = false, photos } = options;
  const { actor = COMMAND_LINE, mails = false } = options;
  return { problems: createProblemList(), onProgress, signal, isCheck, by, actor, mails, mayRetireMany, photos };
}

type ImportContext = ReturnType<typeof contextOf> & { readonly trx: Transaction<Database> };

/** Units first, all or nothing. Throws ImportRefusedError, ImportInProgressError, or the signal's reason. */
export const importPrepared = (db: Kysely<Database>, files: PreparedFiles, options: ImportOptions = {}) =>
  withIndexesAside(
    db,
    files,
    () =>
      asLongWork(() => db.transaction().execute((trx) => run({ trx, ...contextOf(options, false) }, files, options))),
    options.manyOrders,
  );

/** Reports the effect of `importPrepared` without locks. */
export const checkPrepared = (db: Kysely<Database>, files: PreparedFiles, options: ImportOptions = {}) =>
  asLongWork(() => db.transaction().execute((trx) => compareAll({ trx, ...contextOf(options, true) }, files)));

/** Throws as importPrepared does. */
export async function importFiles(
  db: Kysely<Database>,
  files: ImportFiles,
  onProgress?: (progress: Progress) => void,
  signal?: AbortSignal,
): Promise<ImportReport> {
  return importPrepared(db, await prepareFiles(files, { signal }), { onProgress, signal });
}
