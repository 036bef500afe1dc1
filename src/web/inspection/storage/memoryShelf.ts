import type { Change, Keeping, Packed, Shelf } from './shelf';

/** Keeps a recording as long as the page lives. */
export class MemoryShelf implements Shelf {
  readonly keeping: Keeping = 'no storage';
  readonly #chunks = new Map<number, Packed>();
  readonly #parts = new Map<string, Packed>();

  write({ chunks, parts, removed }: Change): Promise<void> {
    for (const number of removed.chunks) this.#chunks.delete(number);
    for (const key of removed.parts) this.#parts.delete(key);
    for (const { info, steps } of chunks) this.#chunks.set(info.number, steps);
    for (const { key, text } of parts) this.#parts.set(key, text);
    return Promise.resolve();
  }

  steps(chunk: number): Promise<Packed | undefined> {
    return Promise.resolve(this.#chunks.get(chunk));
  }

  part(key: string): Promise<Packed | undefined> {
    return Promise.resolve(this.#parts.get(key));
  }

  clear(): Promise<void> {
    this.#chunks.clear();
    this.#parts.clear();
    return Promise.resolve();
  }
}
