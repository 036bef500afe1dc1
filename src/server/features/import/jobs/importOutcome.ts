import { stat } from 'node:fs/promises';
import type { ImportFile, ImportPhotos } from '../../../../contract/import/files';
import type { ImportJob, ImportProblem } from '../../../../contract/import/job';
import type { CheckReport, ImportReport } from '../importFiles';
import type { ArrivedFile } from '../inspect/inspectFile';
import { ImportRefusedError, shown, zerosLostIn, type Problem } from '../staging/problems';
import { CancelledError, LostError, ServerStoppedError } from './importErrors';
import { isDatabaseStopped } from '../../../http/errors';

export type JobChange = Partial<ImportJob>;

interface FileProgress {
  readonly file: ImportFile;
  readonly rows: number;
  readonly bytes: number;
}

export const fileOf = (name: string): ImportFile => (name === 'orders' ? 'orders' : 'units');

/** Converts progress within a file to progress through all, in bytes. */
export async function progressOver(
  files: readonly Pick<ArrivedFile, 'file' | 'path'>[],
  order: readonly ImportFile[],
): Promise<(progress: FileProgress) => ImportJob['progress']> {
  const sizes = await Promise.all(files.map(async ({ file, path }) => ({ file, size: (await stat(path)).size })));
  const sizeOf = (wanted: ImportFile) => sizes.find(({ file }) => file === wanted)?.size ?? 0;
  const totalBytes = sizes.reduce((sum, { size }) => sum + size, 0);
  return ({ file, rows, bytes }) => {
    const before = order.slice(0, order.indexOf(file)).reduce((sum, each) => sum + sizeOf(each), 0);
    return { file, rows, bytes: Math.min(before + bytes, totalBytes), totalBytes };
  };
}

type Tables = Pick<ImportReport, 'orders' | 'units'>;

const reportOf = (files: readonly ImportFile[], { orders, units }: Tables): ImportJob['report'] => ({
  orders: files.includes('orders') ? orders : null,
  units: files.includes('units') ? units : null,
});

export const doneWith = (files: readonly ImportFile[], report: ImportReport): JobChange => ({
  state: 'done',
  report: reportOf(files, report),
  changes: [...report.changes],
  retirements: [...report.retirements],
  keptByHand: report.keptByHand,
  finishedAt: report.finishedAt.toISOString(),
  problems: report.problems.map(toProblem),
  problemCount: report.problemCount,
});

export const checkedWith = (files: readonly ImportFile[], report: CheckReport): JobChange => ({
  state: 'checked',
  report: reportOf(files, report),
  changes: [...report.changes],
  retirements: [...report.retirements],
  keptByHand: report.keptByHand,
  problems: report.problems.map(toProblem),
  problemCount: report.problemCount,
  leftOut: report.leftOut,
  ...zerosLostOf(report),
  ...(report.unreadWords.length > 0 && {
    unreadWords: report.unreadWords.map((each) => ({ ...each, value: shown(each.value) })),
  }),
});

function zerosLostOf({ problems }: CheckReport): JobChange {
  const lost = zerosLostIn(problems).map(({ file, ...each }) => ({ ...each, file: fileOf(file) }));
  return lost.length > 0 ? { zerosLost: lost } : {};
}

export const UNCHECKED: JobChange = {
  failure: null,
  ...{ report: null, changes: [], retirements: [], problems: [], problemCount: 0 },
  ...{ photos: undefined, keptByHand: undefined, leftOut: undefined, refusedFiles: undefined },
  ...{ zerosLost: undefined, unreadWords: undefined },
};

const toProblem = ({ file, line, column, value, reason, fix, effect }: Problem): ImportProblem => ({
  file: fileOf(file),
  line,
  column: column === null ? null : shown(column),
  value: value === null ? null : shown(value),
  reason,
  fix,
  ...(effect !== undefined && { effect }),
});

export const refusedWith = ({ problems, total }: ImportRefusedError): JobChange => ({
  problems: problems.map(toProblem),
  problemCount: total,
});

const AGAIN = 'Import the same files again; rows that are already up to date do not change.';

export const failureOf = (reason: string): string => `${reason} ${AGAIN}`;

/** Back to the person's answers: the files are kept. */
export const repeatAfter = (reason: Error): JobChange => ({
  ...UNCHECKED,
  state: 'mapping',
  failure: `${reason.message} Check the import again.`,
});

const PHOTOS_AGAIN = 'The rows are saved. Import the same files again to add the other photos.';

const NO_PHOTOS: ImportPhotos = { zip: null, named: 0, missing: 0, refused: [], stopped: null };

/** Rows are saved, but not all photos. */
export const stoppedWith = ({ photos = NO_PHOTOS }: ImportJob, reason: string): JobChange => ({
  state: 'done',
  photos: { ...photos, stopped: `${reason} ${PHOTOS_AGAIN}` },
  finishedAt: new Date().toISOString(),
});

const reasonToStop = (error: unknown, explain: (error: unknown) => string): string => {
  if (error instanceof CancelledError) return 'Adding photos was canceled.';
  if (error instanceof ServerStoppedError) return SERVER_GONE;
  return `Adding photos failed: ${explain(error)}`;
};

export const SERVER_GONE = 'The server stopped before all photos were added.';

const DATABASE_STOPPED = 'The database stopped before the import was finished. Nothing was changed.';

function reasonOfFailure(error: unknown, explain: (error: unknown) => string): string {
  if (error instanceof ServerStoppedError || error instanceof LostError) return error.message;
  return isDatabaseStopped(error) ? DATABASE_STOPPED : explain(error);
}

export function endedBy(job: ImportJob, error: unknown, explain: (error: unknown) => string): JobChange {
  if (job.state === 'attaching') return stoppedWith(job, reasonToStop(error, explain));
  const finishedAt = new Date().toISOString();
  if (error instanceof ImportRefusedError) return { ...UNCHECKED, ...refusedWith(error), state: 'refused', finishedAt };
  if (error instanceof CancelledError) return { state: 'cancelled', finishedAt };
  return { state: 'failed', failure: failureOf(reasonOfFailure(error, explain)), finishedAt };
}
