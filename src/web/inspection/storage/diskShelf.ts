import { allOf, removeRecording, TABLES, type Database } from './database';
import type { Change, ChunkInfo, Keeping, Packed, PlaceholderDigests, Shelf } from './shelf';

/** Keeps a recording in the browser's database. */
export class DiskShelf implements Shelf {
  readonly keeping: Keeping = 'kept';
  readonly #database: Database;
  readonly #id: string;
  readonly #now: () => number;

  constructor(database: Database, id: string, now: () => number) {
    this.#database = database;
    this.#id = id;
    this.#now = now;
  }

  /** All or nothing. */
  async write({ chunks, parts, placeholders, removed }: Change): Promise<void> {
    const id = this.#id;
    const change = this.#database.transaction(TABLES, 'readwrite');
    const tables = {
      infos: change.objectStore('infos'),
      chunks: change.objectStore('chunks'),
      parts: change.objectStore('parts'),
    };
    // The deletions come first: a new front has the number of the one that it replaces.
    await Promise.all([
      change.objectStore('recordings').put({ id, lastWritten: this.#now() }),
      ...removed.chunks.flatMap((number) => [tables.infos.delete([id, number]), tables.chunks.delete([id, number])]),
      ...removed.parts.map((key) => tables.parts.delete([id, key])),
      ...chunks.flatMap(({ info, steps }) => [
        tables.infos.put(info, [id, info.number]),
        tables.chunks.put(steps, [id, info.number]),
      ]),
      ...parts.map(({ key, text }) => tables.parts.put(text, [id, key])),
      placeholders &&
        change.objectStore('placeholders').put(placeholders, [id, placeholders.from.texts, placeholders.from.numbers]),
      change.done,
    ]);
  }

  steps(chunk: number): Promise<Packed | undefined> {
    return this.#database.get('chunks', [this.#id, chunk]);
  }

  part(key: string): Promise<Packed | undefined> {
    return this.#database.get('parts', [this.#id, key]);
  }

  /** What is known of the chunks, oldest first. */
  infos(): Promise<ChunkInfo[]> {
    return this.#database.getAll('infos', allOf(this.#id));
  }

  placeholders(): Promise<PlaceholderDigests[]> {
    return this.#database.getAll('placeholders', allOf(this.#id));
  }

  clear(): Promise<void> {
    return removeRecording(this.#database, this.#id);
  }
}
