import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { QueueFullError, TooManyPlansError, type QueueLimits } from '../../../../src/server/features/plan/planQueue';
import { heldJobs } from './heldJobs';

/** One of four people joins one of twelve jobs; someone who waits leaves, or a running job ends. */
export const joining = fc.record({ kind: fc.constant('join'), who: fc.nat(3), which: fc.nat(11) });
export const leavingOrEnding = fc.record({
  kind: fc.constantFrom('leave', 'end'),
  who: fc.constant(0),
  which: fc.nat(),
});

interface Step {
  readonly kind: string;
  readonly who: number;
  readonly which: number;
}

/** Takes steps on a queue, and checks after each of them what must hold. */
export function walkOf(limits: QueueLimits) {
  const { jobs, started, join, end } = heldJobs(limits);
  /** Who still waits for which job. */
  let joined: (ReturnType<typeof join> & { person: string })[] = [];
  const mustNeverStart: string[] = [];
  const stateOf = (name: string) => jobs.get(name)?.state;
  const running = () => [...jobs.keys()].filter((name) => stateOf(name) === 'running');
  const waiting = (by?: string) => {
    const names = joined.filter(({ person }) => by === undefined || person === by).map(({ name }) => name);
    return new Set(names.filter((name) => stateOf(name) === 'new'));
  };

  const joins = ({ who, which }: Step) => {
    const [person, name] = [`person ${who}`, `job ${which}`];
    if (jobs.get(name)?.job.isAbandoned() === true) return;
    try {
      joined.push({ ...join(person, name), person });
    } catch (error) {
      if (!(error instanceof TooManyPlansError || error instanceof QueueFullError)) throw error;
    }
  };
  const leaves = ({ which }: Step) => {
    const chosen = joined[which % joined.length];
    if (chosen === undefined) return;
    joined = joined.filter((each) => each !== chosen);
    const isLast = joined.every(({ name }) => name !== chosen.name);
    if (isLast && stateOf(chosen.name) === 'new') mustNeverStart.push(chosen.name);
    chosen.leave();
  };
  const ends = async ({ which }: Step) => end(running()[which % running().length] ?? '');

  const check = () => {
    expect(running().length).toBeLessThanOrEqual(limits.running);
    expect(waiting().size).toBeLessThanOrEqual(limits.waiting);
    for (const { person } of joined) expect(waiting(person).size).toBeLessThanOrEqual(limits.perPerson);
    expect(started.filter((name) => mustNeverStart.includes(name))).toEqual([]);
    expect(started).toHaveLength(new Set(started).size);
  };

  return {
    take: async (step: Step) => {
      if (step.kind === 'join') joins(step);
      else if (step.kind === 'leave') leaves(step);
      else await ends(step);
      await turn();
      check();
    },
    endAll: async () => {
      for (let [next] = running(); next !== undefined; [next] = running()) await end(next);
      expect([...waiting()]).toEqual([]);
      expect([...jobs.values()].filter((each) => each.ends !== each.starts)).toEqual([]);
      expect(await Promise.all(joined.map(({ result }) => result))).toEqual(joined.map(({ name }) => name));
    },
  };
}

/** Counts how often each waiting person, for whom nothing runs, is overtaken by the same other one. Jobs are called 'person number'. */
export function turnsOf(started: readonly string[]) {
  const personOf = (name: string) => name.split(' ')[0] ?? '';
  const waiting = new Map<string, number>();
  const running: string[] = [];
  const overtaken = new Map<string, Map<string, number>>();
  let [seen, most] = [0, 0];

  const begins = (name: string) => {
    const person = personOf(name);
    for (const [other, count] of waiting) {
      if (other === person || count === 0 || running.some((each) => personOf(each) === other)) continue;
      const by = overtaken.get(other) ?? new Map<string, number>();
      overtaken.set(other, by.set(person, (by.get(person) ?? 0) + 1));
      most = Math.max(most, by.get(person) ?? 0);
    }
    overtaken.delete(person);
    waiting.set(person, (waiting.get(person) ?? 0) - 1);
    running.push(name);
  };
  const look = () => {
    for (; seen < started.length; seen += 1) begins(started[seen] ?? '');
  };

  return {
    join: (person: string) => {
      waiting.set(person, (waiting.get(person) ?? 0) + 1);
      look();
    },
    /** Ends the job that runs longest. */
    end: async (end: (name: string) => Promise<void>) => {
      const first = running.shift();
      if (first === undefined) return;
      await end(first);
      look();
    },
    mostOvertaken: () => most,
  };
}
