import type { TraceStep } from '../../../contract/trace/steps';
import type { ChunkStore } from './chunkStore';
import type { ChunkInfo, Keeping, PlaceholderCounts, PlaceholderDigests } from '../storage/shelf';
import type { Unsaved } from '../storage/tabEntry';
import { widthOf, type StoredStep } from './storedStep';

export interface LogStatus {
  /** Steps held. */
  readonly steps: number;
  readonly leftOut: number;
  /** Bytes, as stored. */
  readonly size: number;
  readonly keeping: Keeping;
}

/** The digests of the placeholders after the first `from`; null where there are none. */
export type NewPlaceholders = (from: PlaceholderCounts) => PlaceholderDigests | null;

/** What a recording holds, while nothing in it changes. */
export interface LogReader {
  /** Oldest first. */
  readonly chunks: readonly ChunkInfo[];
  stepsOf: (chunk: number) => Promise<readonly StoredStep[]>;
  /** The text of a part, JSON. */
  part: (key: string) => Promise<string>;
}

/** Ms between a step and its storage: steps of one moment are stored together. */
const DELAY = 200;

/** The steps of a recording, stored soon after they happen. The first start is never left out. */
export class StepLog {
  readonly #store: ChunkStore;
  readonly #placeholders: NewPlaceholders;
  #saved: PlaceholderCounts;
  #unsaved: TraceStep[] = [];
  #work: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | null = null;
  readonly #listeners = new Set<() => void>();
  #isNotificationDue = false;
  #status: LogStatus;

  /** `saved`: how many placeholders are stored already. */
  constructor(store: ChunkStore, placeholders: NewPlaceholders, saved: PlaceholderCounts) {
    this.#store = store;
    this.#placeholders = placeholders;
    this.#saved = saved;
    this.#status = this.#currentStatus();
  }

  readonly add = (step: TraceStep): void => {
    this.#unsaved.push(step);
    this.#timer ??= setTimeout(() => void this.save(), DELAY);
    this.#notify();
  };

  /** Stores every step added so far. */
  readonly save = (): Promise<void> => this.#next(() => this.#save());

  /** Gives what is held, with every step added so far, to a reader. */
  read<T>(reader: (log: LogReader) => Promise<T>): Promise<T> {
    return this.#next(async () => {
      await this.#save();
      return reader({
        chunks: [...this.#store.index.chunks],
        stepsOf: (chunk) => this.#store.stepsOf(chunk),
        part: (key) => this.#store.part(key),
      });
    });
  }

  /** Discards everything. */
  clear(): Promise<void> {
    this.#unsaved = [];
    return this.#next(() => this.#store.clear());
  }

  /** The number of the step to come. */
  get next(): number {
    return this.#unsaved.reduce((sum, step) => sum + widthOf(step), this.#store.index.next);
  }

  get unsaved(): Unsaved {
    const placeholders = this.#placeholders(this.#saved);
    return { from: this.#store.index.next, steps: [...this.#unsaved], placeholders };
  }

  readonly status = (): LogStatus => this.#status;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** One task at a time. */
  #next<T>(task: () => Promise<T>): Promise<T> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const done = this.#work.then(task);
    this.#work = done.catch(() => undefined);
    return done;
  }

  async #save(): Promise<void> {
    while (this.#unsaved.length > 0) {
      const steps = this.#unsaved.slice(0, this.#store.chunkSteps);
      const placeholders = this.#placeholders(this.#saved);
      await this.#store.append(steps, placeholders);
      if (placeholders) this.#saved = after(placeholders);
      this.#unsaved.splice(0, steps.length);
      await this.#store.keepWithinBounds();
      this.#notify();
    }
  }

  #currentStatus(): LogStatus {
    const { steps, leftOut, size } = this.#store.index;
    return { steps: steps + this.#unsaved.length, leftOut, size, keeping: this.#store.keeping };
  }

  #notify(): void {
    if (this.#isNotificationDue) return;
    // A store may be created while React renders, when the panel that shows the count must not be updated.
    this.#isNotificationDue = true;
    queueMicrotask(() => {
      this.#isNotificationDue = false;
      this.#status = this.#currentStatus();
      for (const listener of this.#listeners) listener();
    });
  }
}

const after = ({ from, texts, numbers }: PlaceholderDigests): PlaceholderCounts => ({
  texts: from.texts + texts.length,
  numbers: from.numbers + numbers.length,
});
