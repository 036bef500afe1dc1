import { setTimeout } from 'node:timers/promises';
import { ImportInProgressError } from '../locks';
import { inspectAll, refuseDoubts, saveAll, type ImportSteps } from './importSteps';
import { receiveFiles, type ArrivedParts, type UploadPart } from './receiveFiles';
import { mappedWith } from './reviews';
import { resuming } from './resuming';
import type { Outcome, RunningImport } from './runningImport';
import type { JobStore } from './jobStore';
import type { UploadedFile, Uploads, UploadFolders } from './uploads';

export interface Upload {
  readonly parts: AsyncIterable<UploadPart>;
  /** 0 if unknown. */
  readonly totalBytes: number;
  readonly isReviewed?: boolean;
  readonly key: string | null;
}

export interface ArrivalOptions {
  readonly steps: ImportSteps;
  readonly store: Pick<JobStore, 'forgetOthers' | 'takeSlot'>;
  readonly uploads: Uploads;
  readonly folders: UploadFolders;
  readonly log: (fields: object, message: string) => void;
  /** Default: 1 s. */
  readonly heartbeatMs?: number | undefined;
}

function receive({ job, change, stop }: RunningImport, { parts }: Upload, folder: string) {
  let { files, progress } = job;
  return receiveFiles(parts, {
    folder,
    onFile: (file) => change({ files: (files = [...files, file]) }),
    onBytes: (bytes) => change({ progress: (progress = { ...progress, bytes: progress.bytes + bytes }) }),
    signal: stop.signal,
  });
}

export interface Arrived extends ArrivedParts {
  readonly folder: string;
}

const SLOT_WAIT_MS = 30_000;

/** Waits up to half a minute. Throws ImportInProgressError. */
async function waitForSlot(
  { job, stop }: RunningImport,
  { store, heartbeatMs = 1_000 }: ArrivalOptions,
): Promise<void> {
  for (let waited = 0; ; waited += heartbeatMs) {
    try {
      await store.takeSlot(job.id);
      return;
    } catch (error) {
      if (!(error instanceof ImportInProgressError) || waited >= SLOT_WAIT_MS) throw error;
    }
    await setTimeout(heartbeatMs, undefined, { signal: stop.signal }).catch(() => undefined);
    stop.signal.throwIfAborted();
  }
}

/** Cleans up on failure. */
export async function arrive(running: RunningImport, upload: Upload, options: ArrivalOptions): Promise<Arrived> {
  const { folders, store } = options;
  let folder: string | null = null;
  try {
    folder = await folders.make();
    const parts = await receive(running, upload, folder);
    await waitForSlot(running, options);
    await store.forgetOthers(running.job.id, running.importer.subject);
    return { folder, ...parts };
  } catch (error) {
    if (folder !== null) await folders.remove(folder);
    await running.forget();
    throw error;
  }
}

export async function forget(running: RunningImport, { folder }: Arrived, { folders }: ArrivalOptions): Promise<void> {
  await folders.remove(folder);
  await running.forget();
}

/** Without a review, doubts are refused. */
async function inspected(
  running: RunningImport,
  parts: ArrivedParts,
  isReviewed: boolean,
  { steps, uploads, log }: ArrivalOptions,
): Promise<Outcome> {
  const { importer, job } = running;
  log({ sub: importer.subject, importId: job.id, files: job.files }, 'import started');
  const inspections = await inspectAll(running, parts, steps);
  if (!isReviewed) {
    refuseDoubts(inspections);
    return { change: await saveAll(running, inspections, steps), waiting: null };
  }
  await uploads.keep(job.id, uploadedFiles(parts), running.stop.signal);
  return { change: mappedWith(inspections), waiting: inspections };
}

const uploadedFiles = ({ files, photos }: ArrivedParts): readonly UploadedFile[] => {
  const rows = files.map(({ file, path }) => ({ part: file, path }));
  return photos === null ? rows : [...rows, { part: 'photos', path: photos.path }];
};

export const goOnWithArrived =
  (running: RunningImport, { folder, ...parts }: Arrived, isReviewed: boolean, options: ArrivalOptions) =>
  async (): Promise<Outcome> => {
    try {
      return await resuming(running, () => inspected(running, parts, isReviewed, options), options.log);
    } finally {
      await options.folders.remove(folder);
    }
  };
