/** Milliseconds at the middle and at the 99th of a hundred. */
export interface Timing {
  p50: number;
  p99: number;
}

const at = (sorted: number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** As `timed`, of work that one waits for, one after the other. */
export async function timedAsync<Input>(
  inputs: readonly Input[],
  run: (input: Input) => Promise<unknown>,
): Promise<Timing> {
  for (const input of inputs.slice(0, 5)) await run(input);
  const times: number[] = [];
  for (const input of inputs) {
    const startedAt = performance.now();
    await run(input);
    times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  return { p50: at(times, 0.5), p99: at(times, 0.99) };
}

/** Times `run` for each input, after a first round that counts for nothing. */
export function timed<Input>(inputs: readonly Input[], run: (input: Input) => unknown): Timing {
  for (const input of inputs.slice(0, 5)) run(input);
  const times = inputs.map((input) => {
    const startedAt = performance.now();
    run(input);
    return performance.now() - startedAt;
  });
  return timingOf(times);
}

export function timingOf(times: readonly number[]): Timing {
  const sorted = [...times].sort((a, b) => a - b);
  return { p50: at(sorted, 0.5), p99: at(sorted, 0.99) };
}

/** A line of the report. */
export const show = (name: string, { p50, p99 }: Timing): string =>
  `${name.padEnd(34)} p50 ${p50.toFixed(3)} ms   p99 ${p99.toFixed(3)} ms`;
