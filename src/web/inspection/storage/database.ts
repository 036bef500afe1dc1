import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { ChunkInfo, Packed, PlaceholderDigests } from './shelf';
import { DAY_MS } from '../../../domain/calendar/businessDay';

interface RecordingHead {
  readonly id: string;
  /** Ms since 1970. */
  readonly lastWritten: number;
}

/** Keys begin with the recording's id. */
interface Schema extends DBSchema {
  recordings: { key: string; value: RecordingHead };
  infos: { key: [string, number]; value: ChunkInfo };
  chunks: { key: [string, number]; value: Packed };
  parts: { key: [string, string]; value: Packed };
  placeholders: { key: [string, number, number]; value: PlaceholderDigests };
}

export type Database = IDBPDatabase<Schema>;

export const TABLES = ['recordings', 'infos', 'chunks', 'parts', 'placeholders'] as const;

/** All that belongs to a recording, in the tables whose keys have several parts. */
export const allOf = (id: string) => IDBKeyRange.bound([id], [id, []]);

/** Opens the browser's database of recordings; null where there is none. */
export async function openDatabase(): Promise<Database | null> {
  if (!('indexedDB' in globalThis)) return null;
  try {
    return await openDB<Schema>('specai.recordings', 1, {
      upgrade: (database) => {
        database.createObjectStore('recordings', { keyPath: 'id' });
        database.createObjectStore('infos');
        database.createObjectStore('chunks');
        database.createObjectStore('parts');
        database.createObjectStore('placeholders');
      },
    });
  } catch {
    return null;
  }
}

export async function removeRecording(database: Database, id: string): Promise<void> {
  const change = database.transaction(TABLES, 'readwrite');
  await Promise.all([
    change.objectStore('recordings').delete(id),
    ...(['infos', 'chunks', 'parts', 'placeholders'] as const).map((name) =>
      change.objectStore(name).delete(allOf(id)),
    ),
    change.done,
  ]);
}

/** Removes the recordings that no page holds and that nothing was written to for a day. */
export async function removeStale(
  database: Database,
  now: number,
  isHeld: (id: string) => Promise<boolean>,
): Promise<void> {
  for (const { id, lastWritten } of await database.getAll('recordings'))
    if (now - lastWritten > DAY_MS && !(await isHeld(id))) await removeRecording(database, id);
}
