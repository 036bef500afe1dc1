/** Work that pauses now and then, and returns its result at the end. */
export type Pausing<Result> = Generator<undefined, Result>;

/** Does it without a pause. */
export function atOnce<Result>(work: Pausing<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
