import { ImportInProgressError } from '../importInProgressError';
import type { ImportEntry } from './importEntries';
import { failedWith } from './importOutcome';
import type { UploadFolders } from './uploadFolders';
import { createWaiting } from './waiting';

export interface LineOptions {
  readonly folders: UploadFolders;
  /** What went wrong, for people. */
  readonly explain: (error: unknown) => string;
  /** Logs who imports what, and the outcome. */
  readonly log: (fields: object, message: string) => void;
  /** How long a reviewed import waits for its person; absent: an hour. */
  readonly waitMs?: number | undefined;
}

/** One after the other: at most one import is received, read or written at a time, and others wait with their files beside it. */
export type Line = ReturnType<typeof createLine>;

/** Does a part of an import, and records its end where it ends. Never rejects. */
async function attempt(entry: ImportEntry, work: () => Promise<void>, { explain, log }: LineOptions): Promise<void> {
  const fields = { sub: entry.subject, importId: entry.job.id, files: entry.job.files };
  try {
    await work();
  } catch (error) {
    entry.change(failedWith(error, entry.stop.signal.aborted, explain));
    if (entry.job.state === 'failed') log({ ...fields, err: error }, 'import failed');
  }
  const { state, report, problemCount, finishedAt } = entry.job;
  log({ ...fields, state, report, problemCount }, finishedAt === null ? 'import waits for its person' : 'import ended');
}

export function createLine(options: LineOptions) {
  const { folders, log } = options;
  let running: Promise<void> | null = null;

  const remove = (folder: string) =>
    folders.remove(folder).catch((err: unknown) => log({ err, folder }, 'an upload could not be removed'));

  const cancelWaiting = (entry: ImportEntry) => {
    entry.change({ state: 'cancelled', finishedAt: new Date().toISOString() });
    void waiting.end(entry);
  };
  const waiting = createWaiting(options.waitMs, remove, (entry) => {
    log({ sub: entry.subject, importId: entry.job.id }, 'import waited too long');
    cancelWaiting(entry);
  });

  /** After it the import has ended, or waits. */
  const occupy = (entry: ImportEntry, work: () => Promise<void>) => {
    waiting.pause(entry);
    running = attempt(entry, work, options)
      .then(() => (entry.job.finishedAt === null ? waiting.resume(entry) : waiting.end(entry)))
      .then(() => void (running = null));
  };

  return {
    ...{ remove, end: waiting.end, cancelWaiting, occupy },
    refuseWhileBusy: () => {
      if (running !== null) throw new ImportInProgressError();
    },
    /** Holds the line while files arrive, and after that until `begin`. */
    arriving: async <Arrived>(arrival: Promise<Arrived>): Promise<Arrived> => {
      running = arrival.then(
        () => undefined,
        () => void (running = null),
      );
      return arrival;
    },
    /** Goes on with files that have arrived. */
    begin: (entry: ImportEntry, folder: string, work: () => Promise<void>) => {
      waiting.begin(entry, folder);
      occupy(entry, work);
    },
    /** The person is at it. */
    touch: (entry: ImportEntry) => {
      waiting.pause(entry);
      waiting.resume(entry);
    },
    close: async () => {
      while (running !== null) await running;
      await waiting.close();
    },
  };
}
