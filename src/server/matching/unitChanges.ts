import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** What changed: the serials of some units, or possibly any unit. */
export type UnitChange = readonly string[] | 'all';

export interface UnitChangesOptions {
  readonly url: string;
  /** Called for every notice, and with 'all' whenever notices may have been missed: at the start and after a gap. */
  readonly onChange: (change: UnitChange) => void;
  readonly onError: (error: unknown) => void;
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5_000;

/** Listens to `units_changed` on a connection of its own, reconnecting for as long as it takes. Returns how to stop. */
export function watchUnitChanges(options: UnitChangesOptions): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const watching = watch(options, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await watching;
    },
  };
}

async function watch(options: UnitChangesOptions, signal: AbortSignal): Promise<void> {
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
  { url, onChange }: UnitChangesOptions,
  signal: AbortSignal,
  onConnected: () => void,
): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'specai units', keepAlive: true });
  const ended = new Promise<void>((resolve, reject) => {
    client.on('error', reject);
    client.on('end', resolve);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  client.on('notification', ({ payload }) => onChange(changeOf(payload ?? '')));
  try {
    await Promise.race([client.connect().then(() => client.query('listen units_changed')), ended]);
    onConnected();
    if (!signal.aborted) onChange('all');
    await ended;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** '*' or a JSON array of serials; anything else means "read them all again", which is always right. */
function changeOf(payload: string): UnitChange {
  if (!payload.startsWith('[')) return 'all';
  try {
    const serials: unknown = JSON.parse(payload);
    return Array.isArray(serials) && serials.every((each) => typeof each === 'string') ? serials : 'all';
  } catch {
    return 'all';
  }
}
