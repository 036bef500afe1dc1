import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { EffectGate } from '../../../store/gate/effectGate';
import {
  CHANGES_EVENT,
  changesSchema,
  SAVING_EVENT,
  savingSchema,
  type ChangeEvent,
} from '../../../../contract/changes';
import { paths } from '../../../../contract/paths';
import type { AppThunk } from '../../../store/store';
import { changesReceived, MANY } from './changesSlice';
import { reportSaving } from './ownChanges';
import { parseJson } from '../../../lib/browser/storage';

/** Hidden tabs disconnect after this time, ms. */
const HIDDEN_MS = 5 * 60_000;

interface Attention {
  readonly isOn: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Online, tab visible or recently visible, and not time-traveling. */
export function createAttention(gate: EffectGate): Attention {
  /** Persists across subscriptions, because the connection is reopened while the tab stays hidden. */
  let hiddenSince: number | null = null;
  const leftMs = () => (hiddenSince === null ? Infinity : hiddenSince + HIDDEN_MS - Date.now());
  return {
    isOn: () => navigator.onLine && leftMs() > 0 && gate.isOpen(),
    subscribe: (listener) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const look = () => {
        clearTimeout(timer);
        hiddenSince = document.visibilityState === 'hidden' ? (hiddenSince ?? Date.now()) : null;
        if (hiddenSince !== null && leftMs() > 0) timer = setTimeout(look, leftMs());
        listener();
      };
      window.addEventListener('online', listener);
      window.addEventListener('offline', listener);
      document.addEventListener('visibilitychange', look);
      const stop = gate.subscribe(listener);
      look();
      return () => {
        window.removeEventListener('online', listener);
        window.removeEventListener('offline', listener);
        document.removeEventListener('visibilitychange', look);
        clearTimeout(timer);
        stop();
      };
    },
  };
}

/** The server sends a heartbeat every 15 s. */
const MAX_SILENCE_MS = 45_000;

/** Ends with the response or after silence; throws on a broken connection. */
async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<EventSourceMessage> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const events: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => events.push(event) });
  try {
    for (;;) {
      const silence = setTimeout(() => void reader.cancel().catch(() => undefined), MAX_SILENCE_MS);
      const { done, value } = await reader.read().finally(() => clearTimeout(silence));
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* events.splice(0);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

const FIRST_WAIT_MS = 1_000;
const MAX_WAIT_MS = 60_000;

/** Reconnects from the last position until the signal aborts. */
export const followChanges =
  (attention: Attention, signal: AbortSignal): AppThunk<Promise<void>> =>
  async (dispatch, getState, port) => {
    let from: string | null = null;
    let isRefused = false;
    let waitMs = FIRST_WAIT_MS;

    const followOnce = async (ending: AbortSignal): Promise<boolean> => {
      if (!isRefused) from ??= port.firstPosition;
      const response = await port.follow(paths.changes, from === null ? {} : { 'last-event-id': from }, ending);
      if (response === 'later') {
        waitMs = FIRST_WAIT_MS;
        return true;
      }
      if (response === null || response.status === 204 || response.status === 404) return false;
      // The server cannot resume from this position, so changes were missed.
      if (response.status === 400 && from !== null) {
        isRefused = true;
        from = null;
        dispatch(changesReceived(MANY));
      }
      if (!response.ok || response.body === null) return true;
      for await (const { event, id, data } of readEvents(response.body)) {
        if (ending.aborted) return true;
        waitMs = FIRST_WAIT_MS;
        if (id !== undefined && id !== '') {
          from = id;
          port.learn(id);
        }
        if (event === SAVING_EVENT) reportSaving({ getState, dispatch }, pausedAsOfIn(data));
        const changes = event === CHANGES_EVENT ? changesIn(data) : [];
        if (changes.length > 0) dispatch(changesReceived(changes));
      }
      return true;
    };

    while (!signal.aborted) {
      await until(attention.isOn, attention, signal);
      const { ending, stop } = endingOf(attention, signal);
      const goesOn = await followOnce(ending).catch(() => true);
      stop();
      if (!goesOn) return;
      // Jitter: not all tabs reconnect to a restarted server at the same time.
      await sleep(waitMs * (0.5 + Math.random()), signal);
      waitMs = Math.min(waitMs * 2, MAX_WAIT_MS);
    }
  };

const changesIn = (data: string): readonly ChangeEvent[] =>
  changesSchema.safeParse(parseJson(data)).data?.changes ?? MANY;

const pausedAsOfIn = (data: string): string | null => savingSchema.safeParse(parseJson(data)).data?.pausedAsOf ?? null;

function endingOf(attention: Attention, signal: AbortSignal) {
  const away = new AbortController();
  const look = () => {
    if (!attention.isOn()) away.abort();
  };
  const stop = attention.subscribe(look);
  look();
  return { ending: AbortSignal.any([away.signal, signal]), stop };
}

async function until(isTrue: () => boolean, { subscribe }: Attention, signal: AbortSignal): Promise<void> {
  const done = new AbortController();
  await new Promise<void>((resolve) => {
    const look = () => {
      if (signal.aborted || isTrue()) resolve();
    };
    done.signal.addEventListener('abort', subscribe(look));
    signal.addEventListener('abort', look, { signal: done.signal });
    look();
  });
  done.abort();
}

const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
