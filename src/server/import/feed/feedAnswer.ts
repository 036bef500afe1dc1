import type { FeedAnswer, FeedProblem } from '../../../contract/feeds';
import type { ImportTableReport } from '../../../contract/imports/job';
import type { Retirement } from '../../../contract/imports/files';
import type { CheckReport, ImportReport } from '../importFiles';
import { shown, type ImportRefusedError, type Problem } from '../staging/problems';
import type { Batch } from './batches';

const countsOf = (table: ImportTableReport, retirement: Retirement | undefined) => ({
  read: table.read,
  new: table.added,
  changed: table.changed,
  unchanged: table.unchanged,
  retired: retirement?.retired ?? 0,
  brought_back: retirement?.returned ?? 0,
  refused: table.refused,
});

/** What a batch did. */
export function answerOf({ source, file, batch, isWhole }: Batch, report: ImportReport): FeedAnswer {
  const retirement = report.retirements.find((each) => each.file === file);
  return {
    ...{ source, file, batch, mode: isWhole ? 'whole' : 'changes' },
    ...countsOf(report[file], retirement),
    kept: retirement?.kept ?? [],
    kept_count: retirement?.keptCount ?? 0,
    finished_at: report.finishedAt.toISOString(),
  };
}

const MOST_TOLD = 100;

const told = ({ line, column, value, reason, fix }: Problem) => ({
  ...{ line, column, reason, fix },
  value: value === null ? null : shown(value),
});

const UNREAD: ImportTableReport = { read: 0, added: 0, changed: 0, unchanged: 0, refused: 0 };

/** Why nothing was taken; `checked` is what the batch would have done, where that could be found out. */
export function refusalOf({ file }: Batch, { problems, total }: ImportRefusedError, checked: CheckReport | null) {
  return {
    counts: countsOf(
      checked?.[file] ?? UNREAD,
      checked?.retirements.find((each) => each.file === file),
    ),
    problems: problems.slice(0, MOST_TOLD).map(told),
    problem_count: total,
  } satisfies Partial<FeedProblem>;
}
