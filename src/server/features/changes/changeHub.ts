import type { Kysely } from 'kysely';
import type { ChangeEvent } from '../../../contract/changes';
import { fetchChangesSince, type Change, type Changes, type Position } from '../matching/fetchChanges';
import { positionText, readPosition } from './positions';
import { reservationsWritten } from '../reservations/repository';
import type { Database } from '../../db/schema/schema';

/** With more keys than these, pages get one 'many' change. */
const MAX_CHANGES = 200;

const KINDS = {
  unit: 'unit',
  files: 'unit',
  options: 'unit',
  order: 'order',
  rates: 'many',
  estimates: 'estimates',
} as const;

const many = (xid: string | null): ChangeEvent => ({ kind: 'many', key: null, xid, reservation: null });

/** Changes to send to open pages: each unit and order once. */
function changeEvents(changes: Changes): readonly ChangeEvent[] {
  if (changes === 'all') return [many(null)];
  const events = new Map<string, ChangeEvent>();
  for (const change of changes) {
    const next = changeEvent(change);
    const id = `${next.kind} ${next.key ?? ''}`;
    events.set(id, { ...next, xid: later(next.xid, events.get(id)?.xid ?? null) });
  }
  if (events.size <= MAX_CHANGES) return [...events.values()];
  return [many([...events.values()].reduce<string | null>((last, { xid }) => later(xid, last), null))];
}

function changeEvent({ kind, key, xid }: Change): ChangeEvent {
  const as = KINDS[kind];
  return key === null || as === 'many' ? many(xid) : { kind: as, key, xid, reservation: null };
}

function later(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return BigInt(one) > BigInt(other) ? one : other;
}

export interface ChangeMessage {
  readonly position: string;
  readonly changes: readonly ChangeEvent[];
}

/** One reader of the feed serves every stream of this server. */
export function createChangeHub(db: Kysely<Database>, onError: (error: unknown) => void) {
  const listeners = new Set<(message: ChangeMessage) => void>();

  const messageOf = async (changes: Changes, position: Position): Promise<ChangeMessage> => ({
    position: positionText(position),
    changes: await withReservations(db, changeEvents(changes), onError),
  });

  return {
    /** Sends changes to all listeners. */
    tell: async (changes: Changes, position: Position) => {
      if (listeners.size === 0) return;
      const message = await messageOf(changes, position);
      for (const listener of listeners) listener(message);
    },
    subscribe: (listener: (message: ChangeMessage) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Changes missed since a position. */
    since: async (text: string) => {
      const { changes, position } = await fetchChangesSince(db, readPosition(text));
      return messageOf(changes, position);
    },
    /** The current position. */
    now: async () => positionText((await fetchChangesSince(db, null)).position),
  };
}

export type ChangeHub = ReturnType<typeof createChangeHub>;

/** Names who reserved or released which unit, if the database knows. */
async function withReservations(
  db: Kysely<Database>,
  changes: readonly ChangeEvent[],
  onError: (error: unknown) => void,
): Promise<readonly ChangeEvent[]> {
  const units = changes.flatMap(({ kind, key, xid }) =>
    kind === 'unit' && key !== null && xid !== null ? [{ serial: key, xid }] : [],
  );
  if (units.length === 0) return changes;
  try {
    const written = new Map((await reservationsWritten(db, units)).map(({ serial, ...row }) => [serial, row]));
    return changes.map((change) =>
      change.kind === 'unit' ? { ...change, reservation: written.get(change.key ?? '') ?? null } : change,
    );
  } catch (error) {
    onError(error);
    return changes;
  }
}
