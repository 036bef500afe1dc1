import { stat } from 'node:fs/promises';
import type { ImportFile } from '../../../contract/imports/files';
import type { ImportJob, ImportProblem } from '../../../contract/imports/job';
import type { ImportFiles, ImportReport } from '../importFiles';
import { ImportRefusedError, shown, type Problem } from '../staging/problems';
import type { Progress } from '../staging/stageFile';

/** What changes of a job while it runs. */
export type JobChange = Partial<ImportJob>;

/** The file of a path or name that receiveFiles chose. */
const fileOf = (name: string): ImportFile => (name.endsWith('orders.csv') ? 'orders' : 'units');

const sizeOf = async (path: string | undefined): Promise<number> => (path === undefined ? 0 : (await stat(path)).size);

/** Translates the importer's progress within one file into progress through all files, units first. Sizes are bytes. */
export async function progressOver(files: ImportFiles): Promise<(progress: Progress) => JobChange> {
  const units = await sizeOf(files.units);
  const totalBytes = units + (await sizeOf(files.orders));
  return ({ file: name, rows, bytes }) => {
    const file = fileOf(name);
    const progress = { file, rows, bytes: bytes + (file === 'orders' ? units : 0), totalBytes };
    // After the last row is read, the rows are still compared with each other and the database, and written.
    return { state: progress.bytes === totalBytes ? 'saving' : 'reading', progress };
  };
}

export const doneWith = (files: ImportFiles, { orders, units, finishedAt }: ImportReport): JobChange => ({
  state: 'done',
  report: { orders: files.orders === undefined ? null : orders, units: files.units === undefined ? null : units },
  finishedAt: finishedAt.toISOString(),
});

const toProblem = ({ file, line, column, value, reason, fix }: Problem): ImportProblem => ({
  file: fileOf(file),
  line,
  column: column === null ? null : shown(column),
  value: value === null ? null : shown(value),
  reason,
  fix,
});

const AGAIN = 'Import the same files again; rows that are already up to date do not change.';

/** The end of an import that threw; `explain` gives the cause in words for people. */
export function failedWith(error: unknown, isCancelled: boolean, explain: (error: unknown) => string): JobChange {
  const finishedAt = new Date().toISOString();
  if (error instanceof ImportRefusedError) {
    return { state: 'refused', problems: error.problems.map(toProblem), problemCount: error.total, finishedAt };
  }
  if (isCancelled) return { state: 'cancelled', finishedAt };
  return { state: 'failed', failure: `${explain(error)} ${AGAIN}`, finishedAt };
}
