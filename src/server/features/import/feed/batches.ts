import type { Kysely, Transaction } from 'kysely';
import type { FeedProblem, FeedAnswer } from '../../../../contract/feeds';
import type { ImportFile, Retirement } from '../../../../contract/import/files';
import type { Database } from '../../../db/schema/schema';
import type { ImportTableReport } from '../../../../contract/import/job';
import type { CheckReport, ImportReport } from '../importFiles';
import { shown, type ImportRefusedError, type Problem } from '../staging/problems';

export class FeedError extends Error {
  override readonly name = 'FeedError';

  constructor(
    readonly statusCode: 400 | 409 | 413 | 415,
    message: string,
  ) {
    super(message);
  }
}

export class FeedRefusedError extends Error {
  override readonly name = 'FeedRefusedError';

  constructor(readonly refusal: Pick<FeedProblem, 'counts' | 'problems' | 'problem_count'>) {
    super('Nothing of the batch was taken.');
  }
}

export interface Batch {
  readonly source: string;
  readonly file: ImportFile;
  readonly batch: number;
  readonly isWhole: boolean;
  /** Of mode and content. */
  readonly hash: string;
}

/** The answer to an earlier batch with this number. Throws FeedError on a conflict. */
export async function earlierAnswer(
  db: Kysely<Database> | Transaction<Database>,
  { source, file, batch, hash }: Batch,
): Promise<FeedAnswer | null> {
  const ofSource = db.selectFrom('feed_batches').where('source', '=', source).where('file', '=', file);
  const same = await ofSource.select(['content_hash', 'answer']).where('batch', '=', batch).executeTakeFirst();
  if (same?.content_hash === hash) return same.answer;
  if (same !== undefined)
    throw new FeedError(
      409,
      `Batch ${batch} of '${source}' was taken with other content. Send this one by a new number.`,
    );
  const { last } = await ofSource
    .select(({ fn }) => fn.max<number | null>('batch').as('last'))
    .executeTakeFirstOrThrow();
  if (last !== null && batch < last)
    throw new FeedError(409, `Batch ${last} is the last of '${source}'. Send a number above it, not ${batch}.`);
  return null;
}

export async function remember(
  trx: Transaction<Database>,
  { source, file, batch, hash }: Batch,
  answer: FeedAnswer,
  importId: number,
): Promise<void> {
  const row = { source, file, batch, content_hash: hash, answer: JSON.stringify(answer), import_id: importId };
  await trx.insertInto('feed_batches').values(row).execute();
}

const countsOf = (table: ImportTableReport, retirement: Retirement | undefined) => ({
  read: table.read,
  new: table.added,
  changed: table.changed,
  unchanged: table.unchanged,
  retired: retirement?.retired ?? 0,
  brought_back: retirement?.returned ?? 0,
  refused: table.refused,
});

export function answerOf({ source, file, batch, isWhole }: Batch, report: ImportReport): FeedAnswer {
  const retirement = report.retirements.find((each) => each.file === file);
  return {
    ...{ source, file, batch, mode: isWhole ? 'whole' : 'changes' },
    ...countsOf(report[file], retirement),
    kept: retirement?.kept ?? [],
    kept_count: retirement?.keptCount ?? 0,
    ...(report.keptByHand.count > 0 && { kept_by_hand: report.keptByHand }),
    finished_at: report.finishedAt.toISOString(),
  };
}

const MAX_PROBLEMS = 100;

const toFeedProblem = ({ line, column, value, reason, fix }: Problem) => ({
  ...{ line, column, reason, fix },
  value: value === null ? null : shown(value),
});

const UNREAD: ImportTableReport = { read: 0, added: 0, changed: 0, unchanged: 0, refused: 0 };

/** `checked`: the effects that the batch would have had. */
export function refusalOf({ file }: Batch, { problems, total }: ImportRefusedError, checked: CheckReport | null) {
  return {
    counts: countsOf(
      checked?.[file] ?? UNREAD,
      checked?.retirements.find((each) => each.file === file),
    ),
    problems: problems.slice(0, MAX_PROBLEMS).map(toFeedProblem),
    problem_count: total,
  } satisfies Partial<FeedProblem>;
}
