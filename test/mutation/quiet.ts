import { performance } from 'node:perf_hooks';
import { clearInterval, setInterval } from 'node:timers';

const LOOK_EVERY_MS = 1_000;
/** Of a processor's time: as much as looking takes. */
const HARDLY = 0.005;

export interface Quiet {
  /** Settles once nothing has happened for so long. */
  readonly comes: Promise<'quiet'>;
  readonly stop: () => void;
}

/** What this process does from one look to the next. */
function watchWork(): () => { idleMs: number; isIdle: boolean } {
  let [loop, processor] = [performance.eventLoopUtilization(), process.cpuUsage()];
  return () => {
    const { idle, active } = performance.eventLoopUtilization(loop);
    const { user, system } = process.cpuUsage(processor);
    [loop, processor] = [performance.eventLoopUtilization(), process.cpuUsage()];
    const workedMs = (user + system) / 1000;
    return { idleMs: idle, isIdle: idle > active && workedMs < (idle + active) * HARDLY };
  };
}

/**
 * Waits until this process has had nothing to do for `lastingMs`, as one whose test waits for what never comes. One that only waits
 * for its turn on a busy machine has something to do.
 */
export function awaitQuiet(lastingMs: number): Quiet {
  const work = watchWork();
  let quietMs = 0;
  let timer: NodeJS.Timeout | undefined;
  const comes = new Promise<'quiet'>((resolve) => {
    timer = setInterval(
      () => {
        const { idleMs, isIdle } = work();
        quietMs = isIdle ? quietMs + idleMs : 0;
        if (quietMs >= lastingMs) resolve('quiet');
      },
      Math.min(LOOK_EVERY_MS, lastingMs / 2),
    );
  });
  return { comes, stop: () => clearInterval(timer) };
}
