import { basename } from 'node:path';
import { IMPORT_FILES, type ImportFile } from '../../../contract/import/files';
import { inspectFile, type InspectOptions } from './inspect/inspectFile';
import { preparedOf, type Inspection, type PreparedFile } from './inspect/inspection';
import { IN_REVIEW, layoutProblems, type Answers } from './inspect/fileLayout';
import { FileError } from './table/tableRow';
import { createProblemList, type ProblemList } from './staging/problems';

export type ImportFiles = Readonly<Partial<Record<ImportFile, string | undefined>>>;

export type PreparedFiles = Readonly<Partial<Record<ImportFile, PreparedFile | undefined>>>;

interface PrepareOptions {
  readonly inspect?: (file: ImportFile) => InspectOptions;
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
    const questions = layoutProblems(inspection, answers);
    for (const problem of questions) problems.add({ file: name, value: null, ...problem });
    return questions.length > 0 ? undefined : preparedOf(inspection, name);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    problems.add(error.problemOf(name));
    return undefined;
  }
}

/** @throws ImportRefusedError */
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
