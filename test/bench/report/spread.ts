import * as z from 'zod';

/** What several measurements of one thing say: the middle, and between which values half of them lie. */
export const spreadSchema = z.object({ count: z.number(), median: z.number(), low: z.number(), high: z.number() });
export type Spread = z.output<typeof spreadSchema>;

/** Between its neighbors where no value stands at that part. */
function quantile(sorted: readonly number[], part: number): number {
  const place = (sorted.length - 1) * part;
  const [below, above] = [sorted[Math.floor(place)] ?? NaN, sorted[Math.ceil(place)] ?? NaN];
  return below + (above - below) * (place - Math.floor(place));
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = NaN, median = NaN, high = NaN] = [0.25, 0.5, 0.75].map((part) => quantile(sorted, part));
  return { count: values.length, median, low, high };
}

/** The value that this part of all values does not exceed: 0.99 for p99. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}
