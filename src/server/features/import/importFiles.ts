import type { Kysely, Transaction } from 'kysely';
import type { ImportFile, RetainedValues, Retirement } from '../../../contract/import/files';
import type { ImportTableReport, UnreadWord } from '../../../contract/import/job';
import type { RowChange } from '../../../contract/import/layout';
import type { Actor } from '../../db/audit';
import { restoreIndexes } from '../../db/bulkIndexes';
import type { Database } from '../../db/schema/schema';
import { asLongWork } from '../../db/pool/timedPool';
import { withIndexesAside, lockImports } from './locks';
import { COMMAND_LINE, recordImport } from './recordImport';
import { prepareFiles, type ImportFiles, type PreparedFiles } from './prepareFiles';
import { bringBack, planRetirement, refuseMany, retire, type StagedFiles } from './retirement';
import { bothKept, holdCorrections, keepByHand } from './staging/keepByHand';
import { changedRows, compare, compared, merge, mergeReport, type Compared } from './staging/compare';
import { createProblemList, NOTHING_LEFT_OUT, type LeftOut, type Problem, type ProblemList } from './staging/problems';
import { hasAssignments, holdReservations, recordAssignments } from './reservations';
import { countPhotos, namedPhotos, type NamedPhotos, type PhotoCounts } from './photos';
import { readTaught, storeUses } from './staging/readTaught';
import { unreadWords } from './staging/unreadWords';
import { taughtWords } from '../vocabulary/words';
import type { Progress } from './staging/stageFile';
import { stageOrders, stageUnits } from './staging/stageFiles';
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
  /** Counts of omitted rows and cells. */
  readonly reasonsOf: ProblemList['reasonsOf'];
  readonly problems: readonly Problem[];
  readonly problemCount: number;
}

export interface CheckReport extends Omit<ImportReport, 'importId' | 'finishedAt' | 'photos'> {
  readonly photos: PhotoCounts;
  /** Null if a problem prevents the import. */
  readonly leftOut: LeftOut | null;
  readonly unreadWords: readonly UnreadWord[];
}

const NOTHING: ImportTableReport = { read: 0, added: 0, changed: 0, unchanged: 0, refused: 0 };

async function plan({ trx, problems }: ImportContext, files: StagedFiles, staged: readonly Compared[]) {
  const plans: Retirement[] = [];
  if (problems.isBlocked) return plans;
  for (const each of staged) plans.push(await planRetirement(trx, each, files));
  return plans;
}

async function stage(context: ImportContext, files: PreparedFiles) {
  const { trx, problems, isCheck } = context;
  await lockImports(trx);
  if (!isCheck) await holdCorrections(trx);
  const words = await taughtWords(trx);
  const stagedUnits = await stageUnits({ ...context, words }, files.units);
  const stagedOrders = await stageOrders({ ...context, words }, files.orders, stagedUnits);
  for (const each of [stagedUnits, stagedOrders]) if (each !== null) await readTaught(trx, each, words);
  const isAnyWhole = stagedUnits?.isWhole === true || stagedOrders?.isWhole === true;
  if (!isCheck && isAnyWhole && !problems.isBlocked) await holdReservations(trx);
  const kept: RetainedValues[] = [];
  for (const each of [stagedUnits, stagedOrders]) if (each !== null) kept.push(await keepByHand(trx, each, isCheck));
  const units = stagedUnits && (await compared(trx, stagedUnits));
  const orders = stagedOrders && (await compared(trx, stagedOrders));
  const staged = [units, orders].filter((each) => each !== null);
  const retirements = await plan(context, { orders, units }, staged);
  return { units, orders, staged, words, retirements, keptByHand: bothKept(kept) };
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

/** Counts omitted rows and cells. */
const withLeftOut = (merged: ImportTableReport, { refused, unread }: Staged): ImportTableReport => ({
  ...merged,
  ...{ read: merged.read + refused, refused },
  ...(unread > 0 && { unread }),
});

const reportOf = (staged: Compared | null): ImportTableReport =>
  staged === null ? NOTHING : withLeftOut(mergeReport(staged), staged);

async function run(context: ImportContext, files: PreparedFiles, options: ImportOptions): Promise<ImportReport> {
  const { trx, problems, signal, by, actor, mails, mayRetireMany, accepted } = context;
  const { staged, words, retirements, keptByHand, ...each } = await stage(context, files);
  if (!mayRetireMany) for (const plan of retirements) refuseMany(plan, files[plan.file]?.name ?? plan.file, problems);
  problems.refuseUnless(accepted);
  const changes = await changesOf(trx, staged);
  const photos = await namedPhotos(trx, each.units, context.photos);
  const done = { orders: reportOf(each.orders), units: reportOf(each.units), retirements };
  const { id: importId, finished_at: finishedAt } = await record(trx, done, files, options);
  for (const one of staged) await merge(trx, one, actor, importId);
  for (const one of staged) await storeUses(trx, one, words);
  if (each.orders !== null) await restoreIndexes(trx, signal);
  if (each.orders !== null && hasAssignments(each.orders)) await recordAssignments(trx, actor, mails);
  for (const plan of retirements) {
    const file = each[plan.file];
    if (file !== null) await bringBack(trx, file, plan, actor);
    await retire(trx, plan, { by, importId, actor });
  }
  await recordImport(trx, { actor, files, done, importId, note: options.note });
  const { listed, total: problemCount, reasonsOf } = problems;
  const left = { problems: listed, problemCount, reasonsOf };
  const report = { ...done, changes, photos, keptByHand, importId, finishedAt, ...left };
  await options.alongside?.(trx, report);
  signal?.throwIfAborted();
  return report;
}

async function compareAll(context: ImportContext, files: PreparedFiles): Promise<CheckReport> {
  const { trx, problems, signal } = context;
  const { staged, units, orders, retirements, keptByHand } = await stage(context, files);
  const checkedOf = async (each: Staged | null) => {
    if (each === null) return NOTHING;
    const report = await compare(trx, { ...each, read: each.read + each.refused }, []);
    return each.unread > 0 ? { ...report, unread: each.unread } : report;
  };
  const words: UnreadWord[] = [];
  for (const each of staged) words.push(...(await unreadWords(trx, each)));
  const report = {
    units: await checkedOf(units),
    orders: await checkedOf(orders),
    changes: await changesOf(trx, staged),
    retirements,
    keptByHand,
    photos: await countPhotos(trx, units, context.photos),
  };
  signal?.throwIfAborted();
  return {
    ...report,
    problems: problems.listed,
    problemCount: problems.total,
    leftOut: problems.leftOut,
    reasonsOf: problems.reasonsOf,
    unreadWords: words,
  };
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
  /** Refused rows and unread cells that a person accepts to leave out; default: none. */
  readonly accepted?: LeftOut;
  /** Runs in the import's transaction; an error rolls back. */
  readonly alongside?: (trx: Transaction<Database>, report: ImportReport) => Promise<void>;
}

function contextOf(options: ImportOptions, isCheck: boolean) {
  const { onProgress = () => undefined, signal, by = null, mayRetireMany = false, photos } = options;
  const { actor = COMMAND_LINE, mails = false, accepted = NOTHING_LEFT_OUT } = options;
  return {
    problems: createProblemList(),
    onProgress,
    signal,
    isCheck,
    by,
    actor,
    mails,
    mayRetireMany,
    photos,
    accepted,
  };
}

type ImportContext = ReturnType<typeof contextOf> & { readonly trx: Transaction<Database> };

/** Units first; all or nothing, except rows and cells that a person accepts to leave out. Throws ImportRefusedError, ImportInProgressError, or the signal's reason. */
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
