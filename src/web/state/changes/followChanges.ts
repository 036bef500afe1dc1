import { CHANGES_EVENT, changesSchema, type ChangeEvent } from '../../../contract/changes';
import { paths } from '../../../contract/paths';
import type { AppThunk } from '../store';
import { changesReceived } from '../slices/changes/changes';
import type { Attention } from './attention';
import { readEvents } from './readEvents';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/** What was told cannot be read, or had: anything may have changed. */
const UNREADABLE: readonly ChangeEvent[] = [{ kind: 'many', key: null, xid: null, reservation: null }];

/** Follows what others change until the signal says so: over lost connections, and from where it was. */
export const followChanges =
  (attention: Attention, signal: AbortSignal): AppThunk<Promise<void>> =>
  async (dispatch, _getState, port) => {
    let from: string | null = null;
    let isRefused = false;
    let waitMs = FIRST_WAIT_MS;

    /** True where there is something to follow. */
    const followOnce = async (ending: AbortSignal): Promise<boolean> => {
      if (!isRefused) from ??= port.firstPosition;
      const response = await port.follow(paths.changes, from === null ? {} : { 'last-event-id': from }, ending);
      if (response === 'later') {
        waitMs = FIRST_WAIT_MS;
        return true;
      }
      if (response === null || response.status === 204 || response.status === 404) return false;
      // A place from which this server cannot go on: what it missed, nobody tells any more.
      if (response.status === 400 && from !== null) {
        isRefused = true;
        from = null;
        dispatch(changesReceived(UNREADABLE));
      }
      if (!response.ok || response.body === null) return true;
      for await (const { event, id, data } of readEvents(response.body)) {
        if (ending.aborted) return true;
        waitMs = FIRST_WAIT_MS;
        const changes = event === CHANGES_EVENT ? changesIn(data) : [];
        if (changes.length > 0) dispatch(changesReceived(changes));
        if (id !== undefined && id !== '') from = id;
      }
      return true;
    };

    while (!signal.aborted) {
      await until(attention.isOn, attention, signal);
      const { ending, stop } = endingOf(attention, signal);
      const goesOn = await followOnce(ending).catch(() => true);
      stop();
      if (!goesOn) return;
      // Not all pages at the same time: a server that was started again would have all of them at once.
      await sleep(waitMs * (0.5 + Math.random()), signal);
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
    }
  };

function changesIn(data: string): readonly ChangeEvent[] {
  try {
    const read = changesSchema.safeParse(JSON.parse(data));
    return read.success ? read.data.changes : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}

/** Aborted as soon as nobody looks any more, or the signal says so. */
function endingOf(attention: Attention, signal: AbortSignal) {
  const away = new AbortController();
  const look = () => {
    if (!attention.isOn()) away.abort();
  };
  const stop = attention.subscribe(look);
  look();
  return { ending: AbortSignal.any([away.signal, signal]), stop };
}

/** Resolves once it is true, or the signal says that it no longer matters. */
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
