import type { ControlledTransaction, Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { UnitOfWork } from '../repositories/unitOfWork';
import { answerOf, keepAnswer, lockKey, type KeptAnswer, type KeyOf } from '../repositories/idempotencyKeys';

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
