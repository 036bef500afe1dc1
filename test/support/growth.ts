async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage().user;
  await work();
  return process.cpuUsage().user - before;
}

const TRIES = 3;
const TIMES = 16;

/** A smaller time says nothing of growth, in µs. */
const NOISE_US = 2_000;

/** Between linear (16) and quadratic (256). */
export const LINEAR_AT_MOST = 80;

async function measured(work: (repeats: number) => unknown, repeats: number): Promise<number> {
  const leastTime = async (times: number) => {
    let least = Infinity;
    for (let tries = 0; tries < TRIES; tries += 1) least = Math.min(least, await processorTime(() => work(times)));
    return least;
  };
  const once = await leastTime(repeats);
  return (await leastTime(TIMES * repeats)) / Math.max(once, NOISE_US);
}

/**
 * How many times more processor time sixteen times the input takes: about 16 if the work is linear, 256 if each part is
 * tried with every other. A busy machine can spoil a measurement, hardly three.
 */
export async function growth(work: (repeats: number) => unknown, repeats: number): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < TRIES && least >= LINEAR_AT_MOST; tries += 1)
    least = Math.min(least, await measured(work, repeats));
  return least;
}
