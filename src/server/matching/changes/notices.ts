import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

export interface NoticesOptions {
  readonly url: string;
  readonly channel: 'units_changed' | 'orders_changed';
  /** Of the connection, as the database shows it. */
  readonly name: string;
  /** Called for every notice, and with null whenever some may have been missed: at the start and after a gap. */
  readonly onNotice: (payload: string | null) => void;
  readonly onError: (error: unknown) => void;
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5_000;

/** Listens to a channel on a connection of its own, reconnecting for as long as it takes. Returns how to stop. */
export function watchNotices(options: NoticesOptions): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const watching = watch(options, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await watching;
    },
  };
}

async function watch(options: NoticesOptions, signal: AbortSignal): Promise<void> {
  let wait = FIRST_WAIT_MS;
  while (!signal.aborted) {
    try {
      await listen(options, signal, () => (wait = FIRST_WAIT_MS));
    } catch (error) {
      options.onError(error);
    }
    await sleep(wait, undefined, { signal }).catch(() => undefined);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }
}

/** Settles when the connection ends: rejects where it broke. */
async function listen(
  { url, channel, name, onNotice }: NoticesOptions,
  signal: AbortSignal,
  onConnected: () => void,
): Promise<void> {
  const client = new Client({ connectionString: url, application_name: name, keepAlive: true });
  const ended = new Promise<void>((resolve, reject) => {
    client.on('error', reject);
    client.on('end', resolve);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  client.on('notification', ({ payload }) => onNotice(payload ?? ''));
  try {
    await Promise.race([client.connect().then(() => client.query(`listen ${channel}`)), ended]);
    onConnected();
    if (!signal.aborted) onNotice(null);
    await ended;
  } finally {
    await client.end().catch(() => undefined);
  }
}
