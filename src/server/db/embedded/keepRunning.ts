import { setTimeout as sleep } from 'node:timers/promises';

export interface KeptServer {
  isRunning: () => Promise<boolean>;
  /** Starts it where it was, and waits until it answers. */
  start: () => Promise<void>;
}

export interface Keeping {
  /** Called when it ended by itself, and with what goes wrong with starting it. */
  readonly onError: (error: Error) => void;
  /** Called when it is not started any more: the process is of no use then. */
  readonly onGivenUp: (error: Error) => void;
  /** How often to look; absent: every second. */
  readonly lookMs?: number;
  /** The wait after a first failure, doubled with each that follows; absent: a second. */
  readonly waitMs?: number;
}

const LOOK_MS = 1_000;
const WAIT_MS = 1_000;
const MOST_STARTS = 5;
const WINDOW_MS = 10 * 60_000;

const GIVEN_UP = `The database ended or did not start ${MOST_STARTS} times within ten minutes, so the server ends, too. The lines above say why.`;

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/**
 * Looks after a server that is no child of ours: started again when it ended by itself, at most five times in ten
 * minutes. Returns how to stop, which must come before it is ended on purpose.
 */
export function keepRunning(server: KeptServer, options: Keeping): { stop: () => Promise<void> } {
  const { onError, onGivenUp, lookMs = LOOK_MS, waitMs = WAIT_MS } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let starts: number[] = [];
  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);

  const isTooOften = () => {
    starts = starts.filter((at) => at > Date.now() - WINDOW_MS);
    return starts.length >= MOST_STARTS;
  };

  const startAgain = async () => {
    starts.push(Date.now());
    try {
      await server.start();
    } catch (error) {
      onError(asError(error));
      await pause(waitMs * 2 ** (starts.length - 1));
    }
  };

  const isStopped = () => signal.aborted;

  const look = async () => {
    for (;;) {
      await pause(lookMs);
      if (isStopped()) return;
      if (await server.isRunning()) continue;
      if (isTooOften()) throw new Error(GIVEN_UP);
      onError(new Error('The database ended by itself. It is started again.'));
      await startAgain();
    }
  };
  const looking = look().catch((error: unknown) => onGivenUp(asError(error)));
  return {
    stop: async () => {
      stopping.abort();
      await looking;
    },
  };
}
