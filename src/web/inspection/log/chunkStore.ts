import type { TraceStep } from '../../../contract/trace/steps';
import { chunkOf, packedSize, stepsOf } from './chunk';
import { ChunkIndex } from './chunkIndex';
import { leaveOut, leaveOutPages } from './leaveOut';
import { pack, unpack } from './pack';
import type { ChunkInfo, Packed, PartInfo, PlaceholderDigests, Shelf } from '../storage/shelf';
import { takeApart, widthOf, type Part, type StoredStep } from './storedStep';

/** Limits of a recording; steps after the oldest starts are left out to stay within both. */
export interface LogBounds {
  readonly steps: number;
  /** Bytes, as stored. */
  readonly size: number;
}

/** The share of the steps that the front may hold, and at most that of one chunk. */
const SHARE = 0.1;
const MAX_CHUNK = 100;

const FRONT = 0;

/** Steps on a shelf, each distinct part once, within bounds. The newest chunk is never left out. */
export class ChunkStore {
  readonly index: ChunkIndex;
  readonly #shelf: Shelf;
  readonly #bounds: LogBounds;

  constructor(shelf: Shelf, chunks: readonly ChunkInfo[], bounds: LogBounds) {
    this.#shelf = shelf;
    this.#bounds = bounds;
    this.index = new ChunkIndex(chunks);
  }

  /** How many steps are stored together at most. */
  get chunkSteps(): number {
    return Math.max(1, Math.min(MAX_CHUNK, Math.floor(this.#bounds.steps * SHARE)));
  }

  async append(steps: readonly TraceStep[], placeholders: PlaceholderDigests | null): Promise<void> {
    const { next: number } = this.index;
    const next = steps.reduce((sum, step) => sum + widthOf(step), number);
    const apart = steps.map(takeApart);
    const parts = await this.#withSizes(apart.map(({ part }) => part));
    const chunk = await chunkOf(
      apart.map(({ stored }) => stored),
      { number, next, parts: parts.map(({ info }) => info) },
    );
    const removed = { chunks: [], parts: [] };
    const newParts = parts.flatMap(({ info, text }) => (text === null ? [] : [{ key: info.key, text }]));
    await this.#shelf.write({ chunks: [chunk], parts: newParts, placeholders, removed });
    this.index.add(chunk.info);
  }

  async keepWithinBounds(): Promise<void> {
    while (this.#isOver) await this.#leaveOutOldest();
  }

  /** Each part once; the text of those that are not stored yet. */
  async #withSizes(parts: readonly (Part | null)[]): Promise<{ info: PartInfo; text: Packed | null }[]> {
    const distinct = new Map(parts.filter((part) => part !== null).map((part) => [part.key, part]));
    return Promise.all(
      [...distinct.values()].map(async ({ key, text }) => {
        const info = this.index.part(key);
        if (info) return { info, text: null };
        const packed = await pack(text);
        return { info: { key, size: packedSize(packed) }, text: packed };
      }),
    );
  }

  get #isOver(): boolean {
    const { chunks, steps, size } = this.index;
    const isReducible = chunks.length > (chunks[0]?.number === FRONT ? 2 : 1);
    return isReducible && (steps > this.#bounds.steps || size > this.#bounds.size);
  }

  /** Reduces the front and the chunk after it to a new front. */
  async #leaveOutOldest(): Promise<void> {
    const [first, second] = this.index.chunks;
    if (!first) return;
    const oldest = first.number === FRONT ? [first, second].filter((chunk) => chunk !== undefined) : [first];
    const steps = await Promise.all(oldest.map(({ number }) => this.stepsOf(number)));
    const left = leaveOut(steps.flat());
    const front = await chunkOf(left.length > this.chunkSteps ? leaveOutPages(left) : left, {
      number: FRONT,
      next: oldest.at(-1)?.next ?? 1,
      parts: [],
    });
    const parts = this.index.replaceOldest(oldest.length, front.info);
    const chunks = oldest.map(({ number }) => number);
    await this.#shelf.write({ chunks: [front], parts: [], placeholders: null, removed: { chunks, parts } });
  }

  /** The steps of a chunk. */
  async stepsOf(number: number): Promise<readonly StoredStep[]> {
    return stepsOf((await this.#shelf.steps(number)) ?? '[]');
  }

  /** The text of a part, JSON. */
  async part(key: string): Promise<string> {
    return unpack((await this.#shelf.part(key)) ?? 'null');
  }

  clear(): Promise<void> {
    return this.#shelf.clear();
  }

  get keeping() {
    return this.#shelf.keeping;
  }
}
