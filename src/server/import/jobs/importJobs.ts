import type { ImportJob } from '../../../contract/imports/job';
import type { ImportMapping } from '../../../contract/imports/mapping';
import type { ArrivedFile } from '../inspect/inspectFile';
import type { Inspection } from '../inspect/inspection';
import { createImportEntries, type ImportEntry, type Importer } from './importEntries';
import { inspectAll, refuseDoubts, saveAll, type ImportSteps } from './importSteps';
import { createLine, type Line, type LineOptions } from './line';
import { receiveFiles, type UploadPart } from './receiveFiles';
import { createReviews, isWaiting } from './reviews';
import { UploadError } from './uploadError';

export interface Upload {
  readonly parts: AsyncIterable<UploadPart>;
  /** Bytes that will arrive; 0 where unknown. */
  readonly totalBytes: number;
  /** Whether it waits for its mapping. */
  readonly isReviewed?: boolean;
}

/**
 * Imports that people start in the app. One at a time is received, read or written; those that wait for a person wait beside
 * it. Only the subject who started one can see, change or cancel it.
 */
export interface ImportJobs {
  /**
   * Receives the files, then goes on with them: resolves when all have arrived, while the import continues. Throws
   * ImportInProgressError, UploadError, or an error of the disk, and then leaves nothing behind.
   */
  start: (importer: Importer, upload: Upload) => Promise<ImportJob>;
  /** The latest first. */
  of: (subject: string) => readonly ImportJob[];
  find: (subject: string, id: string) => ImportJob | undefined;
  /** How the files are to be read from now on. Throws WrongStateError, MappingError or ImportInProgressError. */
  map: (subject: string, id: string, mapping: ImportMapping) => ImportJob | undefined;
  /** Finds out what saving would do. Throws WrongStateError or ImportInProgressError. */
  check: (subject: string, id: string) => ImportJob | undefined;
  /** Saves what was checked, with `mayRetireMany` also where more than a tenth would be retired. Throws as `check` does. */
  save: (subject: string, id: string, mayRetireMany?: boolean) => ImportJob | undefined;
  /** Asks the import to stop, which takes a moment; one that has ended does not change. */
  cancel: (subject: string, id: string) => ImportJob | undefined;
  /** Stops the running import and waits for its end; those that wait end, too. */
  close: () => Promise<void>;
}

export interface ImportJobsOptions extends LineOptions {
  readonly steps: ImportSteps;
}

const cancelled = () => new UploadError('The import was canceled. Nothing was changed.', 409);

function receive({ job, change, stop }: ImportEntry, { parts }: Upload, folder: string) {
  let { files, progress } = job;
  return receiveFiles(parts, {
    folder,
    onFile: (file) => change({ files: (files = [...files, file]) }),
    onBytes: (bytes) => change({ progress: (progress = { ...progress, bytes: progress.bytes + bytes }) }),
    signal: stop.signal,
  });
}

/** Without a review, all doubts at once are a refusal. */
async function saveDoubtless(entry: ImportEntry, inspections: readonly Inspection[], steps: ImportSteps) {
  refuseDoubts(inspections);
  await saveAll(entry, inspections, steps);
}

const cancelIn =
  (line: Line) =>
  (entry: ImportEntry): void => {
    entry.stop.abort(cancelled());
    if (isWaiting(entry)) line.cancelWaiting(entry);
  };

export function createImportJobs(options: ImportJobsOptions): ImportJobs {
  const { folders, log, steps } = options;
  const entries = createImportEntries();
  const line = createLine(options);
  const reviews = createReviews(line, steps);
  const cancel = cancelIn(line);

  /** Leaves nothing behind where no importable file arrives. */
  const arrive = async (entry: ImportEntry, upload: Upload) => {
    let folder: string | null = null;
    try {
      folder = await folders.make();
      const files = await receive(entry, upload, folder);
      await Promise.all(entries.keep(entry).map(line.end));
      return { folder, files };
    } catch (error) {
      entries.forget(entry);
      if (folder !== null) await line.remove(folder);
      throw error;
    }
  };

  const goOn = (entry: ImportEntry, files: readonly ArrivedFile[], isReviewed: boolean) => async () => {
    log({ sub: entry.subject, importId: entry.job.id, files: entry.job.files }, 'import started');
    const inspections = await inspectAll(entry, files, steps);
    if (isReviewed) reviews.begin(entry, inspections);
    else await saveDoubtless(entry, inspections, steps);
  };

  const withEntry = (subject: string, id: string, use: (entry: ImportEntry) => void): ImportJob | undefined => {
    const entry = entries.find(subject, id);
    if (entry !== undefined) use(entry);
    return entry?.job;
  };

  return {
    start: async (importer, upload) => {
      line.refuseWhileBusy();
      const entry = entries.add(importer, upload.totalBytes);
      const { folder, files } = await line.arriving(arrive(entry, upload));
      line.begin(entry, folder, goOn(entry, files, upload.isReviewed === true));
      return entry.job;
    },
    of: (subject) => entries.of(subject).map(({ job }) => job),
    find: (subject, id) => entries.find(subject, id)?.job,
    map: (subject, id, mapping) => withEntry(subject, id, (entry) => reviews.map(entry, mapping)),
    check: (subject, id) => withEntry(subject, id, reviews.check),
    save: (subject, id, mayRetireMany = false) => withEntry(subject, id, (entry) => reviews.save(entry, mayRetireMany)),
    cancel: (subject, id) => withEntry(subject, id, cancel),
    close: () => {
      entries.all().forEach(({ stop }) => stop.abort(cancelled()));
      return line.close();
    },
  };
}
