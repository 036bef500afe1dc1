import type { Kysely } from 'kysely';
import { IMPORT_FILES, type ImportFile } from '../../../../contract/import/files';
import type { ImportJob, RefusedFile } from '../../../../contract/import/job';
import { checkPrepared, importPrepared, type CheckReport, type ImportOptions, type ImportReport } from '../importFiles';
import type { PreparedFiles } from '../prepareFiles';
import { inspectFile, type ArrivedFile, type InspectOptions } from '../inspect/inspectFile';
import { preparedOf, type Inspection, type PhotosZip } from '../inspect/inspection';
import { importedBy } from '../../../../domain/audit/actionWords';
import { fileLayoutOf, layoutProblems } from '../inspect/fileLayout';
import { FileError } from '../table/tableRow';
import { writeRefusedRows } from '../refusedRows';
import { createProblemList, NOTHING_LEFT_OUT, type LeftOut } from '../staging/problems';
import { addPhotos, givenBy, photosOf, savedPhotos, zipOf, openGivenZip, type Attach } from './addPhotos';
import type { ArrivedParts } from './receiveFiles';
import { checkedWith, doneWith, fileOf, progressOver, type JobChange } from './importOutcome';
import type { RunningImport } from './runningImport';
import type { Database } from '../../../db/schema/schema';
import type { AttachFile } from '../../files/attachFile';
import { attachPhotos } from '../photos';
import { openPhotoZip } from '../photoSource';
import { savedProfiles } from '../inspect/profiles';
import { createUploads } from './uploads';
import { taughtWords } from '../../vocabulary/words';

export interface ImportSteps {
  inspect: (file: ArrivedFile, options: InspectOptions) => Promise<Inspection>;
  check: (files: PreparedFiles, options: ImportOptions) => Promise<CheckReport>;
  save: (files: PreparedFiles, options: ImportOptions) => Promise<ImportReport>;
  attach: Attach;
  /** Stores a workbook of refused rows. */
  keepRefused: (jobId: string, file: ImportFile, path: string, signal: AbortSignal) => Promise<void>;
}

const READ_FIRST: readonly ImportFile[] = ['units', 'orders'];

async function inspectOne(running: RunningImport, file: ArrivedFile, steps: ImportSteps, options: InspectOptions) {
  try {
    return await steps.inspect(file, { ...options, signal: running.stop.signal });
  } catch (error) {
    if (error instanceof FileError) return error;
    throw error;
  }
}

/** @throws ImportRefusedError */
export async function inspectAll(running: RunningImport, { files, photos }: ArrivedParts, steps: ImportSteps) {
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
    if (found instanceof FileError) problems.add(found.problemOf(file));
    else inspections.push(found);
  }
  running.change({ layouts: inspections.map(fileLayoutOf) });
  problems.refuseIfAny();
  return inspections;
}

/** @throws ImportRefusedError */
export function refuseDoubts(inspections: readonly Inspection[]): void {
  const problems = createProblemList();
  for (const each of inspections)
    for (const problem of layoutProblems(each)) problems.add({ file: each.file, value: null, ...problem });
  problems.refuseIfAny();
}

function preparedFiles(inspections: readonly Inspection[]): PreparedFiles {
  return Object.fromEntries(inspections.map((each) => [each.file, preparedOf(each, each.file)]));
}

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

/** Workbooks of the refused rows, beside the file while they are made. */
async function keepRefused(
  { job, stop }: RunningImport,
  files: PreparedFiles,
  { reasonsOf }: CheckReport,
  steps: ImportSteps,
) {
  const kept: RefusedFile[] = [];
  for (const file of IMPORT_FILES) {
    const prepared = files[file];
    if (prepared === undefined) continue;
    const reasons = reasonsOf(prepared.name);
    if (reasons.size === 0) continue;
    const path = `${prepared.table.path}-refused.xlsx`;
    await writeRefusedRows(path, prepared, reasons, stop.signal);
    await steps.keepRefused(job.id, file, path, stop.signal);
    kept.push({ file, rows: reasons.size });
  }
  return kept;
}

export async function checkAll(running: RunningImport, inspections: readonly Inspection[], steps: ImportSteps) {
  const { check } = steps;
  const options = await progressing(running, inspections, () => 'checking');
  const zip = zipOf(inspections);
  const files = preparedFiles(inspections);
  const report = await check(files, { ...options, photos: givenBy(zip) });
  const refusedFiles = await keepRefused(running, files, report, steps);
  return {
    ...checkedWith(running.job.files, report),
    ...photosOf(zip, report.photos),
    ...(refusedFiles.length > 0 && { refusedFiles }),
  };
}

export interface SaveOptions {
  readonly mayRetireMany?: boolean;
  /** Rows and cells that the person accepts to leave out. */
  readonly accepted?: LeftOut;
}

/** Commits the rows with the import's end, or its state before photos. */
export async function saveAll(
  running: RunningImport,
  inspections: readonly Inspection[],
  steps: ImportSteps,
  { mayRetireMany = false, accepted = NOTHING_LEFT_OUT }: SaveOptions = {},
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
    ...{ ...options, by: importer.name, actor, mayRetireMany, accepted, photos: givenBy(zip) },
    alongside: (trx, saved) => running.saveWithin(trx, savedWith(saved), hasPhotos(zip, saved)),
  });
  if (zip === undefined || !hasPhotos(zip, report)) return savedWith(report);
  running.saved(savedWith(report));
  await addPhotos(running, zip, report, steps.attach);
  return { state: 'done', finishedAt: new Date().toISOString() };
}

const hasPhotos = (zip: PhotosZip | undefined, { photos }: ImportReport) => zip !== undefined && photos.length > 0;

export const importSteps = (db: Kysely<Database>, attach: AttachFile, mails: boolean): ImportSteps => ({
  inspect: async (arrived, options) =>
    inspectFile(arrived, {
      ...options,
      profiles: await savedProfiles(db, arrived.file),
      taught: await taughtWords(db),
    }),
  check: (files, options) => checkPrepared(db, files, options),
  keepRefused: (jobId, file, path, signal) => createUploads(db).keepRefused(jobId, file, path, signal),
  save: (files, options) => importPrepared(db, files, { ...options, mails }),
  attach: async (named, { path, name }, options) => {
    const source = await openPhotoZip(path, name);
    try {
      return await attachPhotos(named, source, attach, options);
    } finally {
      source.close();
    }
  },
});
