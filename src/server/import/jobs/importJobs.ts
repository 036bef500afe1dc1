import type { ImportJob } from '../../../contract/imports/job';
import { ImportInProgressError } from '../importInProgressError';
import { createImportEntries, type ImportEntry } from './importEntries';
import type { ImportFiles, ImportReport } from '../importFiles';
import { doneWith, failedWith, progressOver } from './importOutcome';
import { receiveFiles, type UploadPart } from './receiveFiles';
import type { Progress } from '../staging/stageFile';
import type { UploadFolders } from './uploadFolders';
import { UploadError } from './uploadError';

export interface Upload {
  readonly parts: AsyncIterable<UploadPart>;
  /** Bytes that will arrive; 0 where unknown. */
  readonly totalBytes: number;
}

/** Imports that people start in the app, one at a time. Only the subject who started one can see or cancel it. */
export interface ImportJobs {
  /**
   * Receives the files, then imports them: resolves when all have arrived, while the import continues. Throws
   * ImportInProgressError, UploadError, or an error of the disk, and then leaves nothing behind.
   */
  start: (subject: string, upload: Upload) => Promise<ImportJob>;
  /** The latest first. */
  of: (subject: string) => readonly ImportJob[];
  find: (subject: string, id: string) => ImportJob | undefined;
  /** Asks the import to stop, which takes a moment; one that has ended does not change. */
  cancel: (subject: string, id: string) => ImportJob | undefined;
  /** Stops the running import and waits for its end. */
  close: () => Promise<void>;
}

export interface ImportJobsOptions {
  readonly importFiles: (
    files: ImportFiles,
    onProgress: (progress: Progress) => void,
    signal: AbortSignal,
  ) => Promise<ImportReport>;
  readonly folders: UploadFolders;
  /** What went wrong, for people. */
  readonly explain: (error: unknown) => string;
  /** Logs who imports what, and the outcome. */
  readonly log: (fields: object, message: string) => void;
}

const cancelled = () => new UploadError('The import was canceled. Nothing was changed.', 409);

function receive({ job, change, stop }: ImportEntry, { parts }: Upload, folder: string): Promise<ImportFiles> {
  let { files, progress } = job;
  return receiveFiles(parts, {
    folder,
    onFile: (file) => change({ files: (files = [...files, file]) }),
    onBytes: (bytes) => change({ progress: (progress = { ...progress, bytes: progress.bytes + bytes }) }),
    signal: stop.signal,
  });
}

/** Imports the files that have arrived, and records the outcome. Never rejects. */
async function run(entry: ImportEntry, files: ImportFiles, { importFiles, explain, log }: ImportJobsOptions) {
  const fields = { sub: entry.subject, importId: entry.job.id, files: entry.job.files };
  const { signal } = entry.stop;
  log(fields, 'import started');
  try {
    const toChange = await progressOver(files);
    entry.change(toChange({ file: files.units ?? files.orders ?? '', rows: 0, bytes: 0, totalBytes: 0 }));
    const report = await importFiles(files, (progress) => entry.change(toChange(progress)), signal);
    entry.change(doneWith(files, report));
  } catch (error) {
    entry.change(failedWith(error, signal.aborted, explain));
    if (entry.job.state === 'failed') log({ ...fields, err: error }, 'import failed');
  }
  const { state, report, problemCount } = entry.job;
  log({ ...fields, state, report, problemCount }, 'import ended');
}

export function createImportJobs(options: ImportJobsOptions): ImportJobs {
  const { folders, log } = options;
  const entries = createImportEntries();
  let running: Promise<void> | null = null;

  const remove = (folder: string) =>
    folders.remove(folder).catch((err: unknown) => log({ err, folder }, 'an upload could not be removed'));

  /** Leaves nothing behind where no importable file arrives. */
  const arrive = async (entry: ImportEntry, upload: Upload) => {
    let folder: string | null = null;
    try {
      folder = await folders.make();
      const files = await receive(entry, upload, folder);
      entries.keep(entry);
      return { folder, files };
    } catch (error) {
      entries.forget(entry);
      if (folder !== null) await remove(folder);
      throw error;
    }
  };

  return {
    start: async (subject, upload) => {
      if (running !== null) throw new ImportInProgressError();
      const entry = entries.add(subject, upload.totalBytes);
      const arrival = arrive(entry, upload);
      running = arrival
        .then(({ folder, files }) => run(entry, files, options).then(() => remove(folder)))
        // `start` rejects with a failed arrival.
        .catch(() => undefined)
        .then(() => void (running = null));
      await arrival;
      return entry.job;
    },
    of: (subject) => entries.of(subject).map(({ job }) => job),
    find: (subject, id) => entries.find(subject, id)?.job,
    cancel: (subject, id) => {
      const entry = entries.find(subject, id);
      entry?.stop.abort(cancelled());
      return entry?.job;
    },
    close: async () => {
      for (const { stop } of entries.all()) stop.abort(cancelled());
      await running;
    },
  };
}
