import { performance } from 'node:perf_hooks';
import { clearInterval, setInterval } from 'node:timers';

const LOOK_EVERY_MS = 1_000;
/** Of a processor's time: as much as a server takes that follows its database and answers nobody. */
const HARDLY = 0.02;

/** Of time that passes while nothing happens, and of processor time. */
export interface Limits {
  readonly quietMs: number;
  readonly workMs: number;
}

export interface Endless {
  /** Settles once nothing has happened for so long, or so much was done. */
  readonly comes: Promise<'endless'>;
  readonly stop: () => void;
}

const workedMs = (before?: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** What this process does from one look to the next. */
function watchWork(): () => { idleMs: number; isIdle: boolean } {
  let [loop, processor] = [performance.eventLoopUtilization(), process.cpuUsage()];
  return () => {
    const { idle, active } = performance.eventLoopUtilization(loop);
    const worked = workedMs(processor);
    [loop, processor] = [performance.eventLoopUtilization(), process.cpuUsage()];
    return { idleMs: idle, isIdle: idle > active && worked < (idle + active) * HARDLY };
  };
}

/**
 * Waits until the test that runs will never end: it waits for what never comes, and this process has had nothing to do for so long; or
 * it tries again and again, and has taken so much of a processor. Neither grows on a busy machine, where a test waits for its turn.
 */
export function awaitEndless({ quietMs, workMs }: Limits): Endless {
  const [work, before] = [watchWork(), process.cpuUsage()];
  let quiet = 0;
  let timer: NodeJS.Timeout | undefined;
  const comes = new Promise<'endless'>((resolve) => {
    timer = setInterval(
      () => {
        const { idleMs, isIdle } = work();
        quiet = isIdle ? quiet + idleMs : 0;
        if (quiet >= quietMs || workedMs(before) >= workMs) resolve('endless');
      },
      Math.min(LOOK_EVERY_MS, quietMs / 2),
    );
  });
  return { comes, stop: () => clearInterval(timer) };
}
