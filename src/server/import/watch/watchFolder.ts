import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { watch } from 'chokidar';
import { claim, finish, makePlaces, unfinished, type Claim } from './places';
import type { Outcome } from './takeFile';

export interface WatchOptions {
  readonly folder: string;
  /** A file is taken when it has not changed for so long, ms. */
  readonly settleMs: number;
  readonly take: (claim: Claim) => Promise<Outcome>;
  readonly log: (message: string) => void;
  readonly signal: AbortSignal;
}

const RETRY_MS = 5_000;
const POLL_MS = 100;
/** Of programs that have not finished writing, and of Excel while a workbook is open. */
const UNFINISHED = /^[.~]|\.(tmp|part|filepart|partial|crdownload)$/i;

const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Null where it is not known what comes of a file: it is tried again. */
async function attempt(claimed: Claim, { take, log, signal }: WatchOptions): Promise<Outcome | null> {
  try {
    return await take(claimed);
  } catch (error) {
    if (!signal.aborted) log(`${claimed.name}: ${sentence(error)} It is tried again.`);
    return null;
  }
}

/** Tries until it is known what comes of a file; null where the process stops before. */
async function outcomeOf(claimed: Claim, options: WatchOptions): Promise<Outcome | null> {
  const { signal } = options;
  while (!signal.aborted) {
    const outcome = await attempt(claimed, options);
    if (outcome !== null) return outcome;
    await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined);
  }
  return null;
}

async function takeClaimed(claimed: Claim, options: WatchOptions): Promise<void> {
  const outcome = await outcomeOf(claimed, options);
  if (outcome === null) return;
  const place = await finish(options.folder, claimed, outcome.end, outcome.report);
  options.log(`${claimed.name}: now ${place}\n${outcome.report}`);
}

/** Names in the order in which they arrived, each once. */
function createArrivals(signal: AbortSignal) {
  const names = new Set<string>();
  let wake: () => void = () => undefined;
  signal.addEventListener('abort', () => wake());
  return {
    add: (name: string) => {
      names.add(name);
      wake();
    },
    /** Null when the process stops. */
    next: async (): Promise<string | null> => {
      while (names.size === 0 && !signal.aborted) await new Promise<void>((resolve) => (wake = resolve));
      const [name = null] = names;
      if (signal.aborted || name === null) return null;
      names.delete(name);
      return name;
    },
  };
}

/**
 * Takes files one at a time as they arrive, those first that an earlier process did not finish. Ends when it is told to stop.
 * Throws an error of the disk.
 */
export async function watchFolder(options: WatchOptions): Promise<void> {
  const { folder, settleMs, log, signal } = options;
  await makePlaces(folder);
  for (const claimed of await unfinished(folder)) await takeClaimed(claimed, options);
  const arrivals = createArrivals(signal);
  const watcher = watch(folder, {
    depth: 0,
    ignored: (path, stats) => stats?.isFile() === true && UNFINISHED.test(basename(path)),
    awaitWriteFinish: { stabilityThreshold: settleMs, pollInterval: POLL_MS },
  });
  watcher.on('add', (path) => arrivals.add(basename(path)));
  watcher.on('ready', () => log(`Watching ${folder}`));
  watcher.on('error', (error) => log(`The folder cannot be watched: ${sentence(error)}`));
  try {
    for (let name = await arrivals.next(); name !== null; name = await arrivals.next()) {
      const claimed = await claim(folder, name);
      if (claimed !== null) await takeClaimed(claimed, options);
    }
  } finally {
    await watcher.close();
  }
}
