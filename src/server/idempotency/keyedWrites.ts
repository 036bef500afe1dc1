import type { ControlledTransaction, Kysely } from 'kysely';
import type { FastifyReply } from 'fastify';
import type { Database } from '../db/schema';
import {
  type UnitOfWork,
  answerOf,
  keepAnswer,
  lockKey,
  type KeptAnswer,
  type KeyOf,
} from '../repositories/unitOfWork';

export interface KeyedRequest extends KeyOf {
  /** Of what is asked for. */
  readonly fingerprint: string;
  /** Permissions of the caller: an answer is repeated only to somebody who still has all that it was made for. */
  readonly rights: readonly string[];
}

/** A write whose answer becomes part of its transaction. */
export interface KeyedWrite extends UnitOfWork {
  /** Keeps what was written together with its answer, or throws and keeps nothing. */
  readonly keep: (answer: KeptAnswer) => Promise<void>;
  /** Undoes what was written; the key is free again. */
  readonly undo: () => Promise<void>;
}

export type Begun =
  | { readonly kind: 'begun'; readonly write: KeyedWrite }
  | { readonly kind: 'answered'; readonly answer: KeptAnswer }
  /** The same key is in use at this moment, or belongs to something else. */
  | { readonly kind: 'running' | 'otherRequest' | 'otherRights' };

/** Begins a write by its key, once however often and on however many servers it is asked for. */
export async function beginKeyed(db: Kysely<Database>, request: KeyedRequest): Promise<Begun> {
  const trx = await db.startTransaction().execute();
  const write = writeIn(trx, request);
  let isBegun = false;
  try {
    const known = await knownOf(trx, request);
    isBegun = known === null;
    return known ?? { kind: 'begun', write };
  } finally {
    if (!isBegun) await write.undo();
  }
}

async function knownOf(db: Kysely<Database>, request: KeyedRequest): Promise<Exclude<Begun, { kind: 'begun' }> | null> {
  if (!(await lockKey(db, request))) return { kind: 'running' };
  const kept = await answerOf(db, request);
  if (kept === undefined) return null;
  const { fingerprint, rights, ...answer } = kept;
  if (fingerprint !== request.fingerprint) return { kind: 'otherRequest' };
  const lost = (rights ?? []).filter((right) => !request.rights.includes(right));
  return lost.length === 0 ? { kind: 'answered', answer } : { kind: 'otherRights' };
}

function writeIn(
  trx: ControlledTransaction<Database>,
  { subject, key, fingerprint, rights }: KeyedRequest,
): KeyedWrite {
  const committed: (() => unknown)[] = [];
  const undo = () => trx.rollback().execute();
  return {
    db: trx,
    afterCommit: (work) => committed.push(work),
    keep: async (answer) => {
      try {
        await keepAnswer(trx, { subject, key, fingerprint, rights }, answer);
        await trx.commit().execute();
      } catch (error) {
        await undo().catch(() => undefined);
        throw error;
      }
      for (const work of committed) await work();
    },
    undo,
  };
}

/** What becomes of a write beside its transaction. */
export interface Outcomes {
  /** Its answer is kept, and about to be sent. */
  readonly kept?: () => void;
  /** Nothing of it remains. */
  readonly undone?: () => Promise<void>;
}

/**
 * A write with a key whose body is read as it arrives. What it asks for is known only once all has arrived: then it claims its key,
 * for a digest that was made on the way.
 */
export interface StreamedWrite {
  readonly key: string;
  /** It was answered before: its body is only to be compared. */
  readonly isAnswered: boolean;
  /** Null where it is to be done now; otherwise what answers it, because it is nothing new. */
  readonly claim: (digest: string, outcomes?: Outcomes) => Promise<(() => FastifyReply) | null>;
  /** The error that says that it is still being done. */
  readonly stillRunning: () => Error;
}

/** A write that tells of its end. */
export const telling = (write: KeyedWrite, { kept, undone }: Outcomes): KeyedWrite => ({
  ...write,
  keep: async (answer) => {
    try {
      await write.keep(answer);
    } catch (error) {
      await undone?.();
      throw error;
    }
    kept?.();
  },
  undo: async () => {
    await write.undo();
    await undone?.();
  },
});

export interface Claiming {
  readonly begin: (digest: string) => Promise<Begun>;
  readonly answerKnown: (begun: Exclude<Begun, { kind: 'begun' }>) => FastifyReply;
  readonly hold: (write: KeyedWrite) => void;
}

/** Claims a key for what has arrived. */
export const claimWith =
  ({ begin, answerKnown, hold }: Claiming): StreamedWrite['claim'] =>
  async (digest, outcomes = {}) => {
    const begun = await begin(digest).catch(async (error: unknown) => {
      await outcomes.undone?.();
      throw error;
    });
    if (begun.kind === 'begun') {
      hold(telling(begun.write, outcomes));
      return null;
    }
    await outcomes.undone?.();
    return () => answerKnown(begun);
  };
