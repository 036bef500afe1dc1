import { basename } from 'node:path';
import { IMPORT_FILES, type ImportFile } from '../../contract/imports/files';
import { inspectFile, type InspectOptions } from './inspect/inspectFile';
import { preparedOf, type Inspection, type PreparedFile } from './inspect/inspection';
import { IN_REVIEW, layoutProblems, type Answers } from './inspect/fileLayout';
import { FileError } from './table/tableRow';
import { createProblemList, type ProblemList } from './staging/problems';

/** Paths of the files to import; either may be left out. */
export type ImportFiles = Readonly<Partial<Record<ImportFile, string | undefined>>>;

/** Files as they are to be read. */
export type PreparedFiles = Readonly<Partial<Record<ImportFile, PreparedFile | undefined>>>;

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
