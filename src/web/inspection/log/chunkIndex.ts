import type { ChunkInfo, PartInfo } from '../storage/shelf';

/** What is stored, oldest first, and how much that is. */
export class ChunkIndex {
  #chunks: ChunkInfo[] = [];
  #parts = new Map<string, PartInfo & { uses: number }>();
  #steps = 0;
  #leftOut = 0;
  #size = 0;

  constructor(chunks: readonly ChunkInfo[]) {
    for (const chunk of chunks) this.add(chunk);
  }

  add(chunk: ChunkInfo): void {
    this.#chunks.push(chunk);
    this.#count(chunk, 1);
    for (const part of chunk.parts) {
      const known = this.#parts.get(part.key);
      this.#parts.set(part.key, { ...part, uses: (known?.uses ?? 0) + 1 });
      if (!known) this.#size += part.size;
    }
  }

  /** Replaces the oldest chunks by one; returns the keys of the parts that nothing uses any longer. */
  replaceOldest(count: number, front: ChunkInfo): string[] {
    const removed = this.#chunks.splice(0, count, front);
    this.#count(front, 1);
    return removed.flatMap((chunk) => {
      this.#count(chunk, -1);
      return chunk.parts.filter(({ key }) => this.#release(key)).map(({ key }) => key);
    });
  }

  #count({ steps, leftOut, size }: ChunkInfo, sign: 1 | -1): void {
    this.#steps += sign * steps;
    this.#leftOut += sign * leftOut;
    this.#size += sign * size;
  }

  #release(key: string): boolean {
    const part = this.#parts.get(key);
    if (!part) return false;
    part.uses -= 1;
    if (part.uses > 0) return false;
    this.#parts.delete(key);
    this.#size -= part.size;
    return true;
  }

  part(key: string): PartInfo | null {
    const part = this.#parts.get(key);
    return part ? { key, size: part.size } : null;
  }

  get chunks(): readonly ChunkInfo[] {
    return this.#chunks;
  }

  get steps(): number {
    return this.#steps;
  }

  get leftOut(): number {
    return this.#leftOut;
  }

  /** Bytes. */
  get size(): number {
    return this.#size;
  }

  /** The number of the next step. */
  get next(): number {
    return this.#chunks.at(-1)?.next ?? 1;
  }
}
