import type { ImportFile } from '../../../contract/imports/files';
import type { ImportJob } from '../../../contract/imports/job';
import type { CheckReport, ImportOptions, ImportReport } from '../importFiles';
import type { PreparedFiles } from '../prepareFiles';
import type { ArrivedFile, InspectOptions } from '../inspect/inspectFile';
import type { Inspection, PhotosZip } from '../inspect/inspection';
import { importedBy } from '../../../domain/audit/actionWords';
import { fileLayoutOf } from '../inspect/fileLayout';
import { layoutProblems } from '../inspect/layoutProblems';
import { preparedOf } from '../inspect/prepared';
import { FileError } from '../rows/fileError';
import { createProblemList } from '../staging/problems';
import { addPhotos, givenBy, photosOf, savedPhotos, zipOf, type Attach } from './photos/addPhotos';
import { openGivenZip } from './photos/openGivenZip';
import type { ArrivedParts } from './receiveFiles';
import { checkedWith, doneWith, fileOf, progressOver, type JobChange } from './importOutcome';
import type { RunningImport } from './running/runningImport';

/** What is done with files, by those who can. */
export interface ImportSteps {
  inspect: (file: ArrivedFile, options: InspectOptions) => Promise<Inspection>;
  check: (files: PreparedFiles, options: ImportOptions) => Promise<CheckReport>;
  save: (files: PreparedFiles, options: ImportOptions) => Promise<ImportReport>;
  attach: Attach;
}

const READ_FIRST: readonly ImportFile[] = ['units', 'orders'];

/** One file, or why it cannot be read. */
async function inspectOne(running: RunningImport, file: ArrivedFile, steps: ImportSteps, options: InspectOptions) {
  try {
    return await steps.inspect(file, { ...options, signal: running.stop.signal });
  } catch (error) {
    if (error instanceof FileError) return error;
    throw error;
  }
}

/** Recognizes the files. Throws ImportRefusedError where one of them cannot be read. */
export async function inspectAll(
  running: RunningImport,
  { files, photos }: ArrivedParts,
  steps: ImportSteps,
): Promise<readonly Inspection[]> {
  const inspections = await inspectTables(running, files, steps);
  if (photos === null) return inspections;
  const zip = await openGivenZip(photos);
  return inspections.map((each) => (each.file === 'units' ? { ...each, photos: zip } : each));
}

async function inspectTables(running: RunningImport, files: readonly ArrivedFile[], steps: ImportSteps) {
  const order = files.map(({ file }) => file);
  const toProgress = await progressOver(files, order);
  const problems = createProblemList();
  const inspections: Inspection[] = [];
  for (const arrived of files) {
    const { file } = arrived;
    const onRows = (rows: number, bytes: number) => running.change({ progress: toProgress({ file, rows, bytes }) });
    running.change({ state: 'inspecting', progress: toProgress({ file, rows: 0, bytes: 0 }) });
    const found = await inspectOne(running, arrived, steps, { onRows });
    if (found instanceof FileError) problems.add({ file, value: null, ...reasonOf(found) });
    else inspections.push(found);
  }
  running.change({ layouts: inspections.map(fileLayoutOf) });
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
  running: RunningImport,
  inspections: readonly Inspection[],
  state: (isRead: boolean) => ImportJob['state'],
): Promise<ImportOptions> {
  const files = inspections.map(({ file, table }) => ({ file, path: table.path }));
  const toProgress = await progressOver(files, READ_FIRST);
  const [first] = READ_FIRST.filter((file) => files.some((each) => each.file === file));
  if (first !== undefined)
    running.change({ state: state(false), progress: toProgress({ file: first, rows: 0, bytes: 0 }) });
  return {
    signal: running.stop.signal,
    onProgress: ({ file, rows, bytes }) => {
      const progress = toProgress({ file: fileOf(file), rows, bytes });
      running.change({ state: state(progress.bytes === progress.totalBytes), progress });
    },
  };
}

/** Tells what saving would do. */
export async function checkAll(
  running: RunningImport,
  inspections: readonly Inspection[],
  { check }: ImportSteps,
): Promise<JobChange> {
  const options = await progressing(running, inspections, () => 'checking');
  const zip = zipOf(inspections);
  const report = await check(preparedFiles(inspections), { ...options, photos: givenBy(zip) });
  return { ...checkedWith(running.job.files, report), ...photosOf(zip, report.photos) };
}

/**
 * After the last row is read, the rows are still compared with each other and the database, and written, together with the end
 * of the import, or with its state before photos are added.
 */
export async function saveAll(
  running: RunningImport,
  inspections: readonly Inspection[],
  steps: ImportSteps,
  mayRetireMany = false,
): Promise<JobChange> {
  const { importer } = running;
  const { files } = running.job;
  const actor = { ...importer, name: importedBy(importer.name) };
  const options = await progressing(running, inspections, (isRead) => (isRead ? 'saving' : 'reading'));
  const zip = zipOf(inspections);
  const savedWith = (report: ImportReport): JobChange => {
    const done = { ...doneWith(files, report), ...savedPhotos(zip, report) };
    return hasPhotos(zip, report) ? { ...done, state: 'attaching', finishedAt: null } : done;
  };
  const report = await steps.save(preparedFiles(inspections), {
    ...{ ...options, by: importer.name, actor, mayRetireMany, photos: givenBy(zip) },
    alongside: (trx, saved) => running.saveWithin(trx, savedWith(saved), hasPhotos(zip, saved)),
  });
  if (zip === undefined || !hasPhotos(zip, report)) return savedWith(report);
  running.saved(savedWith(report));
  await addPhotos(running, zip, report, steps.attach);
  return { state: 'done', finishedAt: new Date().toISOString() };
}

const hasPhotos = (zip: PhotosZip | undefined, { photos }: ImportReport) => zip !== undefined && photos.length > 0;
