async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage().user;
  await work();
  return process.cpuUsage().user - before;
}

const TRIES = 3;

/** A smaller time says nothing of growth, in µs. */
const NOISE_US = 2_000;

/**
 * How many times more processor time eight times the input takes: about 8 if the work is linear, 64 if each part is tried
 * with every other. Of three tries the least, which other work on the machine lengthens little.
 */
export async function growth(work: (repeats: number) => unknown, repeats: number): Promise<number> {
  const leastTime = async (times: number) => {
    let least = Infinity;
    for (let tries = 0; tries < TRIES; tries += 1) least = Math.min(least, await processorTime(() => work(times)));
    return least;
  };
  const once = await leastTime(repeats);
  return (await leastTime(8 * repeats)) / Math.max(once, NOISE_US);
}

/** Between linear and quadratic. */
export const LINEAR_AT_MOST = 24;
