import { Refusal, TooManyRequestsError } from '../../auth/refusals';

const RETRY_AFTER_SECONDS = 5;

/** 429: the person's limit of running and waiting plans. */
export class TooManyPlansError extends TooManyRequestsError {
  constructor(limit: number) {
    const message = `You have ${limit} plans running or waiting. Wait until one of them is done, then try again.`;
    super(message, RETRY_AFTER_SECONDS);
  }
}

/** 503: the server's limit of waiting plans. */
export class QueueFullError extends Refusal {
  readonly statusCode = 503;
  override readonly headers = { 'retry-after': String(RETRY_AFTER_SECONDS) };

  constructor() {
    super('Too many plans wait on this server. Try again in a moment.');
  }
}

/** 503: the server stops, and ends its plans. */
export class StoppingError extends Refusal {
  readonly statusCode = 503;
  override readonly headers = { 'retry-after': String(RETRY_AFTER_SECONDS) };

  constructor() {
    super('The server is stopping. Try again in a moment.');
  }
}

/** 499, as in nginx: the client closed the connection. */
export class CallerLeftError extends Refusal {
  readonly statusCode = 499;

  constructor() {
    super('The caller left.');
  }
}

export interface QueueLimits {
  /** Concurrent entries; one per person. */
  readonly running: number;
  /** Running and waiting. */
  readonly perPerson: number;
  /** Of all people. */
  readonly waiting: number;
}

export interface Entry {
  /** Resolves when the work has ended, and never rejects. */
  readonly start: () => Promise<void>;
}

export interface FairQueue {
  /** May start before this returns. An entry in several lines starts once. @throws TooManyPlansError, QueueFullError */
  readonly enter: (person: string, entry: Entry) => void;
  /** Removes a waiting entry. */
  readonly leave: (person: string, entry: Entry) => void;
}

/** People take turns (round robin), each with the entry that has waited longest. */
export function createFairQueue(limits: QueueLimits): FairQueue {
  /** By person. The first one without a running entry is next. */
  const lines = new Map<string, Set<Entry>>();
  const running = new Set<string>();

  const leave = (person: string, entry: Entry): void => {
    const line = lines.get(person);
    line?.delete(entry);
    if (line?.size === 0) lines.delete(person);
  };

  const toTheBack = (person: string): void => {
    const line = lines.get(person);
    if (line === undefined) return;
    lines.delete(person);
    lines.set(person, line);
  };

  const begin = (person: string, entry: Entry): void => {
    for (const each of lines.keys()) leave(each, entry);
    toTheBack(person);
    running.add(person);
    void entry.start().finally(() => {
      running.delete(person);
      beginNext();
    });
  };

  const beginNext = (): void => {
    for (const [person, [first]] of lines) {
      if (running.size >= limits.running) return;
      if (first !== undefined && !running.has(person)) begin(person, first);
    }
  };

  const refuseTooMany = (person: string, entry: Entry): void => {
    const own = (lines.get(person)?.size ?? 0) + (running.has(person) ? 1 : 0);
    if (own >= limits.perPerson) throw new TooManyPlansError(limits.perPerson);
    const waiting = new Set([...lines.values()].flatMap((line) => [...line]));
    if (!waiting.has(entry) && waiting.size >= limits.waiting) throw new QueueFullError();
  };

  return {
    enter: (person, entry) => {
      refuseTooMany(person, entry);
      lines.set(person, (lines.get(person) ?? new Set()).add(entry));
      beginNext();
    },
    leave,
  };
}

export interface Asker {
  /** The subject of the access token. */
  readonly person: string;
  /** Aborted when the request is given up, with its error as the reason. */
  readonly signal: AbortSignal;
}

export type Work<Result> = (signal: AbortSignal) => Promise<Result>;

export interface SharedJob<Result> {
  /** Waits for the result; the first to join queues the job. @throws TooManyPlansError, QueueFullError */
  readonly join: (asker: Asker) => Promise<Result>;
  /** Everyone left before the result. */
  readonly isAbandoned: () => boolean;
}

/** Shared work: aborted when the last one leaves. */
export function createSharedJob<Result>(turns: FairQueue, work: Work<Result>): SharedJob<Result> {
  const ending = new AbortController();
  const askers = new Set<Asker>();
  const outcome = outcomeOf<Result>();
  let isWaiting = true;

  const entry = {
    start: () => {
      isWaiting = false;
      return work(ending.signal).then(outcome.resolve, outcome.reject);
    },
  };

  const mustWait = (person: string): boolean => isWaiting && ![...askers].some((asker) => asker.person === person);

  const leave = (asker: Asker): void => {
    askers.delete(asker);
    if (mustWait(asker.person)) turns.leave(asker.person, entry);
    if (askers.size === 0) ending.abort(asker.signal.reason);
  };

  return {
    join: (asker) => {
      asker.signal.throwIfAborted();
      if (mustWait(asker.person)) turns.enter(asker.person, entry);
      askers.add(asker);
      return untilLeft(outcome.promise, asker.signal, () => leave(asker)).finally(() => askers.delete(asker));
    },
    isAbandoned: () => ending.signal.aborted,
  };
}

function outcomeOf<Result>() {
  let resolve: (result: Result) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<Result>((...settle) => {
    [resolve, reject] = settle;
  });
  // A failure that comes after everyone left is not reported.
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}

/** The outcome, or the reason of the signal if that comes first. */
async function untilLeft<Result>(outcome: Promise<Result>, signal: AbortSignal, onLeave: () => void): Promise<Result> {
  let leave = () => {};
  const left = new Promise<void>((resolve) => {
    leave = () => {
      onLeave();
      resolve();
    };
  });
  signal.addEventListener('abort', leave, { once: true });
  try {
    await Promise.race([outcome, left]);
    signal.throwIfAborted();
    return await outcome;
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

export interface PlanQueue {
  /** Work that starts in its turn, once someone joins it. */
  readonly job: <Result>(work: Work<Result>) => SharedJob<Result>;
}

/** Each running plan can take a processor and a gigabyte. */
const PLAN_LIMITS: QueueLimits = { running: 2, perPerson: 6, waiting: 100 };

/** The bounded queue of everything that solves a plan. */
export function createPlanQueue(limits = PLAN_LIMITS): PlanQueue {
  const turns = createFairQueue(limits);
  return { job: (work) => createSharedJob(turns, work) };
}
