import type { TraceStep } from '../../../contract/trace/steps';

/** Limits of a recording; the oldest steps are dropped to stay within both. */
export interface LogBounds {
  readonly steps: number;
  /** Characters of the steps as JSON. */
  readonly size: number;
}

export interface LogContent {
  readonly steps: readonly TraceStep[];
  /** The number of steps dropped so far. */
  readonly dropped: number;
}

/** The latest steps, within bounds. */
export class StepLog {
  readonly #bounds: LogBounds;
  #steps: { step: TraceStep; size: number }[] = [];
  #size = 0;
  #dropped: number;

  constructor(bounds: LogBounds, content: LogContent = { steps: [], dropped: 0 }) {
    this.#bounds = bounds;
    this.#dropped = content.dropped;
    for (const step of content.steps) this.add(step);
  }

  add(step: TraceStep): void {
    const size = JSON.stringify(step).length;
    this.#steps.push({ step, size });
    this.#size += size;
    while (this.#steps.length > this.#bounds.steps || this.#size > this.#bounds.size) this.#drop();
  }

  clear(): void {
    this.#steps = [];
    this.#size = 0;
  }

  #drop(): void {
    this.#size -= this.#steps.shift()?.size ?? 0;
    this.#dropped += 1;
  }

  get length(): number {
    return this.#steps.length;
  }

  get content(): LogContent {
    return { steps: this.#steps.map(({ step }) => step), dropped: this.#dropped };
  }
}
