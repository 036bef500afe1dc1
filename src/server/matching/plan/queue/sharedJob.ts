import type { Turns } from './turns';

/** A request that waits for a result. */
export interface Asker {
  /** The subject of the access token. */
  readonly person: string;
  /** Aborted when the request is given up; its reason is the failure that the request then gets. */
  readonly signal: AbortSignal;
}

/** Ends early when the signal is aborted. */
export type Work<Result> = (signal: AbortSignal) => Promise<Result>;

export interface SharedJob<Result> {
  /**
   * Waits for the result. The first to join puts the job into the queue. Refusals are thrown before anything is awaited.
   * @throws TooManyPlansError, QueueFullError
   */
  readonly join: (asker: Asker) => Promise<Result>;
  /** All who joined left before the result came, so it never comes. */
  readonly isAbandoned: () => boolean;
}

/** Work for everyone who joins. It ends when the last of them leaves, and never starts if that is before its turn. */
export function createSharedJob<Result>(turns: Turns, work: Work<Result>): SharedJob<Result> {
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
