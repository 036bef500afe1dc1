import { performance } from 'node:perf_hooks';
import { clearInterval, setInterval } from 'node:timers';

const LOOK_EVERY_MS = 1_000;
/** Work that does not count, such as looking: a share of the time without any. */
const HARDLY = 0.003;

export interface Quiet {
  /** Settles once nothing has happened for so long. */
  readonly comes: Promise<'quiet'>;
  readonly stop: () => void;
}

/**
 * Waits until this process has had nothing to do for `lastingMs`, as one whose test waits for what never comes. One that only waits
 * for its turn on a busy machine has something to do.
 */
export function awaitQuiet(lastingMs: number): Quiet {
  let before = performance.eventLoopUtilization();
  let quietMs = 0;
  let timer: NodeJS.Timeout | undefined;
  const comes = new Promise<'quiet'>((resolve) => {
    timer = setInterval(
      () => {
        const now = performance.eventLoopUtilization();
        const { idle, active } = performance.eventLoopUtilization(now, before);
        before = now;
        quietMs = active < idle * HARDLY ? quietMs + idle : 0;
        if (quietMs >= lastingMs) resolve('quiet');
      },
      Math.min(LOOK_EVERY_MS, lastingMs / 2),
    );
  });
  return { comes, stop: () => clearInterval(timer) };
}
