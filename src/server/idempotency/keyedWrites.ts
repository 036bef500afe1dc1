import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { SharedTransaction } from '../db/together/sharedTransaction';
import { together } from '../db/together/together';
import { answerOf, keepAnswer, lockKey, type KeptAnswer, type KeyOf } from '../repositories/idempotencyKeys';

export interface KeyedRequest extends KeyOf {
  /** Of what is asked for. */
  readonly fingerprint: string;
  /** Permissions of the caller: an answer is repeated only to somebody who still has all that it was made for. */
  readonly rights: readonly string[];
}

/** A write whose answer becomes part of its transaction. */
export interface KeyedWrite {
  /** Does a part of it. */
  readonly run: <Result>(work: () => Result) => Result;
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
  const shared = new SharedTransaction();
  const run: KeyedWrite['run'] = (work) => together(shared, work);
  let isBegun = false;
  try {
    const known = await run(() => knownOf(db, request));
    isBegun = known === null;
    return known ?? { kind: 'begun', write: writeIn(shared, db, request) };
  } finally {
    if (!isBegun) await shared.rollback();
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
  shared: SharedTransaction,
  db: Kysely<Database>,
  { subject, key, fingerprint, rights }: KeyedRequest,
): KeyedWrite {
  const run: KeyedWrite['run'] = (work) => together(shared, work);
  return {
    run,
    keep: async (answer) => {
      try {
        await run(() => keepAnswer(db, { subject, key, fingerprint, rights }, answer));
      } catch (error) {
        await shared.rollback();
        throw error;
      }
      await shared.commit();
    },
    undo: () => shared.rollback(),
  };
}
