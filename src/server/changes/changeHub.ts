import type { Kysely } from 'kysely';
import type { ChangeEvent } from '../../contract/changes';
import type { Database } from '../db/schema';
import { fetchChangesSince, type Changes, type Position } from '../matching/fetchChanges';
import { reservationsWritten } from '../repositories/reservations/reservations';
import { positionText, readPosition } from './position';
import { toldChanges } from './toldChanges';

/** What changed up to a position. */
export interface ChangeMessage {
  readonly position: string;
  readonly changes: readonly ChangeEvent[];
}

export interface ChangeHub {
  /** Hands out what the feed has read; settles when every listener has it. */
  tell: (changes: Changes, position: Position) => Promise<void>;
  /** Returns how to stop. */
  subscribe: (listener: (message: ChangeMessage) => void) => () => void;
  /** What somebody missed who was told up to a position; throws what the database throws. */
  since: (position: string) => Promise<ChangeMessage>;
  /** What the database shows at this moment; throws what the database throws. */
  now: () => Promise<string>;
}

/** One reader of the feed tells every stream of this server, however many there are. */
export function createChangeHub(db: Kysely<Database>, onError: (error: unknown) => void): ChangeHub {
  const listeners = new Set<(message: ChangeMessage) => void>();

  const messageOf = async (changes: Changes, position: Position): Promise<ChangeMessage> => ({
    position: positionText(position),
    changes: await withReservations(db, toldChanges(changes), onError),
  });

  return {
    tell: async (changes, position) => {
      if (listeners.size === 0) return;
      const message = await messageOf(changes, position);
      for (const listener of listeners) listener(message);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    since: async (text) => {
      const { changes, position } = await fetchChangesSince(db, readPosition(text));
      return messageOf(changes, position);
    },
    now: async () => positionText((await fetchChangesSince(db, null)).position),
  };
}

/** Names who reserved or released which unit. Where the database does not say, the changes are told without. */
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
