import type { ImportFile } from '../../../contract/imports/files';
import type { CheckReport, ImportOptions, ImportReport } from '../importFiles';
import type { PreparedFiles } from '../prepareFiles';
import type { ArrivedFile, InspectOptions } from '../inspect/inspectFile';
import type { Inspection } from '../inspect/inspection';
import { fileLayoutOf } from '../inspect/fileLayout';
import { layoutProblems } from '../inspect/layoutProblems';
import { preparedOf } from '../inspect/prepared';
import { FileError } from '../rows/fileError';
import { createProblemList } from '../staging/problems';
import type { ImportEntry } from './importEntries';
import { checkedWith, doneWith, fileOf, progressOver } from './importOutcome';

/** What is done with files, by those who can. */
export interface ImportSteps {
  inspect: (file: ArrivedFile, options: InspectOptions) => Promise<Inspection>;
  check: (files: PreparedFiles, options: ImportOptions) => Promise<CheckReport>;
  save: (files: PreparedFiles, options: ImportOptions) => Promise<ImportReport>;
}

const READ_FIRST: readonly ImportFile[] = ['units', 'orders'];

/** One file, or why it cannot be read. */
async function inspectOne(entry: ImportEntry, file: ArrivedFile, steps: ImportSteps, options: InspectOptions) {
  try {
    return await steps.inspect(file, { ...options, signal: entry.stop.signal });
  } catch (error) {
    if (error instanceof FileError) return error;
    throw error;
  }
}

/** Recognizes the files. Throws ImportRefusedError where one of them cannot be read. */
export async function inspectAll(
  entry: ImportEntry,
  files: readonly ArrivedFile[],
  steps: ImportSteps,
): Promise<readonly Inspection[]> {
  const order = files.map(({ file }) => file);
  const toProgress = await progressOver(files, order);
  const problems = createProblemList();
  const inspections: Inspection[] = [];
  for (const arrived of files) {
    const { file } = arrived;
    const onRows = (rows: number, bytes: number) => entry.change({ progress: toProgress({ file, rows, bytes }) });
    entry.change({ state: 'inspecting', progress: toProgress({ file, rows: 0, bytes: 0 }) });
    const found = await inspectOne(entry, arrived, steps, { onRows });
    if (found instanceof FileError) problems.add({ file, value: null, ...reasonOf(found) });
    else inspections.push(found);
  }
  entry.change({ layouts: inspections.map(fileLayoutOf) });
  problems.refuseIfAny();
  return inspections;
}

const reasonOf = ({ line, column, reason, fix }: FileError) => ({ line, column, reason, fix });

/** Throws ImportRefusedError with all that is in doubt. */
export function refuseDoubts(inspections: readonly Inspection[]): void {
  const problems = createProblemList();
  for (const each of inspections)
    for (const problem of layoutProblems(each)) problems.add({ file: each.file, value: null, ...problem });
  problems.refuseIfAny();
}

function preparedFiles(inspections: readonly Inspection[]): PreparedFiles {
  return Object.fromEntries(inspections.map((each) => [each.file, preparedOf(each, each.file)]));
}

/** Counts what is read; `state` says what it is read for, by whether all of it is read. */
async function progressing(
  entry: ImportEntry,
  inspections: readonly Inspection[],
  state: (isRead: boolean) => ImportEntry['job']['state'],
): Promise<ImportOptions> {
  const files = inspections.map(({ file, table }) => ({ file, path: table.path }));
  const toProgress = await progressOver(files, READ_FIRST);
  const [first] = READ_FIRST.filter((file) => files.some((each) => each.file === file));
  if (first !== undefined)
    entry.change({ state: state(false), progress: toProgress({ file: first, rows: 0, bytes: 0 }) });
  return {
    signal: entry.stop.signal,
    onProgress: ({ file, rows, bytes }) => {
      const progress = toProgress({ file: fileOf(file), rows, bytes });
      entry.change({ state: state(progress.bytes === progress.totalBytes), progress });
    },
  };
}

export async function checkAll(entry: ImportEntry, inspections: readonly Inspection[], { check }: ImportSteps) {
  const options = await progressing(entry, inspections, () => 'checking');
  entry.change(checkedWith(entry.job.files, await check(preparedFiles(inspections), options)));
}

/** After the last row is read, the rows are still compared with each other and the database, and written. */
export async function saveAll(
  entry: ImportEntry,
  inspections: readonly Inspection[],
  { save }: ImportSteps,
  mayRetireMany = false,
) {
  const options = await progressing(entry, inspections, (isRead) => (isRead ? 'saving' : 'reading'));
  entry.change(
    doneWith(entry.job.files, await save(preparedFiles(inspections), { ...options, by: entry.by, mayRetireMany })),
  );
}
