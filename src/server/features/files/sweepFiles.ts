import * as z from 'zod';
import type { FileStore } from '../../lib/fileStore/fileStore';
import type { UnitFilesRepository } from './repository';

const DAY_MS = 24 * 60 * 60_000;

const noteSchema = z.record(z.string(), z.coerce.date());

/** When each content was first seen without a row. In the store, because a restore takes the database back. */
async function readSince(store: FileStore): Promise<Map<string, Date>> {
  const note = await store.readNote();
  try {
    return new Map(Object.entries(noteSchema.parse(JSON.parse(note ?? '{}'))));
  } catch {
    // All wait for the whole time again.
    return new Map();
  }
}

interface SweepOptions {
  readonly now: Date;
  /** How long contents stay after they were first seen without a row. */
  readonly retentionDays: number;
  readonly signal?: AbortSignal;
}

/** Removes contents that no row has named for the retention time. A later restore can need the others. Returns the count. */
export async function sweepFiles(
  files: UnitFilesRepository,
  store: FileStore,
  { now, retentionDays, signal }: SweepOptions,
): Promise<number> {
  let removed = 0;
  await store.removeUnfinished();
  const since = await readSince(store);
  const isDue = (hash: string) => now.getTime() - (since.get(hash) ?? now).getTime() >= retentionDays * DAY_MS;
  for await (const hashes of store.list()) {
    if (signal?.aborted === true) break;
    await files.withUnheld(hashes, async (unheld) => {
      const left = new Set(unheld);
      for (const hash of hashes) if (!left.has(hash)) since.delete(hash);
      for (const hash of unheld) {
        if (!since.has(hash)) since.set(hash, now);
        if (!isDue(hash)) continue;
        await store.remove(hash);
        since.delete(hash);
        removed += 1;
      }
    });
  }
  await store.writeNote(JSON.stringify(Object.fromEntries(since)));
  return removed;
}

interface Unreferenced {
  readonly hash: string;
  readonly removedAt: Date;
}

/** Contents that sweeps will remove, and when, unless a row names them again. */
export async function listUnreferenced(
  files: UnitFilesRepository,
  store: FileStore,
  { now, retentionDays }: SweepOptions,
): Promise<Unreferenced[]> {
  const found: Unreferenced[] = [];
  const since = await readSince(store);
  const removalOf = (hash: string) => new Date((since.get(hash) ?? now).getTime() + retentionDays * DAY_MS);
  for await (const hashes of store.list())
    await files.withUnheld(hashes, (unheld) =>
      Promise.resolve(void found.push(...unheld.map((hash) => ({ hash, removedAt: removalOf(hash) })))),
    );
  return found.toSorted((a, b) => a.removedAt.getTime() - b.removedAt.getTime());
}
