export async function byTurns<Name extends string, Value>(
  rounds: number,
  works: Readonly<Record<Name, (round: number) => Promise<Value>>>,
): Promise<Record<Name, Value[]>> {
  const values = new Map<string, Value[]>();
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, work] of Object.entries<(round: number) => Promise<Value>>(works)) {
      const value = await work(round);
      if (round > 0) values.set(name, [...(values.get(name) ?? []), value]);
    }
  return Object.fromEntries(values) as Record<Name, Value[]>;
}

export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

/** The times of calls one after the other, ms. */
export async function timesOf(count: number, work: (nth: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const startedAt = performance.now();
    await work(nth);
    times.push(performance.now() - startedAt);
  }
  return times;
}
