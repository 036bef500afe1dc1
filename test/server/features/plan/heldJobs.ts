import { setImmediate as turn } from 'node:timers/promises';
import { createPlanQueue, type SharedJob, type QueueLimits } from '../../../../src/server/features/plan/planQueue';

export const LEFT = new Error('Left');

interface Held {
  readonly job: SharedJob<string>;
  /** 'ended' once its work has ended, by itself or because it was abandoned. */
  state: 'new' | 'running' | 'ended';
  starts: number;
  ends: number;
  end: () => void;
}

/** A queue whose jobs run until a test ends them; `started` has their names in order. */
export function heldJobs(limits: QueueLimits) {
  const queue = createPlanQueue(limits);
  const jobs = new Map<string, Held>();
  const started: string[] = [];

  const make = (name: string): Held => {
    const job = queue.job<string>(
      (signal) =>
        new Promise<string>((resolve, reject) => {
          held.state = 'running';
          held.starts += 1;
          started.push(name);
          const finish = () => {
            held.state = 'ended';
            held.ends += 1;
          };
          signal.addEventListener('abort', () => {
            finish();
            reject(LEFT);
          });
          held.end = () => {
            finish();
            resolve(name);
          };
        }),
    );
    const held: Held = { job, state: 'new', starts: 0, ends: 0, end: () => undefined };
    jobs.set(name, held);
    return held;
  };

  /** Joins a job by name: a new one, or an old one that is still open. */
  const join = (person: string, name: string) => {
    const held = jobs.get(name) ?? make(name);
    const shutdown = new AbortController();
    const result = held.job.join({ person, signal: shutdown.signal });
    result.catch(() => undefined);
    return { name, result, leave: () => shutdown.abort(LEFT) };
  };

  const end = async (name: string) => {
    jobs.get(name)?.end();
    await turn();
  };
  return { jobs, started, join, end };
}
