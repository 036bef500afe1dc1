import type { ControlledTransaction, Kysely } from 'kysely';
import type { FastifyReply } from 'fastify';
import type { Database } from '../../db/schema/schema';
import { type UnitOfWork } from '../../db/unitOfWork';
import { answerOf, keepAnswer, lockKey, type StoredAnswer, type KeyOf } from '../../db/idempotencyKeys';

export interface KeyedRequest extends KeyOf {
  readonly fingerprint: string;
  /** A repeated answer requires all of these permissions. */
  readonly rights: readonly string[];
}

export interface KeyedWrite extends UnitOfWork {
  /** Commits the write with its answer, or throws and commits nothing. */
  readonly keep: (answer: StoredAnswer) => Promise<void>;
  /** Rolls back and frees the key. */
  readonly undo: () => Promise<void>;
}

export type Begun =
  | { readonly kind: 'begun'; readonly write: KeyedWrite }
  | { readonly kind: 'answered'; readonly answer: StoredAnswer }
  /** The key is in use, or belongs to another request. */
  | { readonly kind: 'running' | 'otherRequest' | 'otherRights' };

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
  const stored = await answerOf(db, request);
  if (stored === undefined) return null;
  const { fingerprint, rights, ...answer } = stored;
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

export interface Outcomes {
  /** After the commit, before the answer. */
  readonly stored?: () => void;
  readonly undone?: () => Promise<void>;
}

/** A keyed write with a streamed body: claims its key after the last byte. */
export interface StreamedWrite {
  readonly key: string;
  readonly isAnswered: boolean;
  /** Null: write now. Otherwise sends the stored answer. */
  readonly claim: (digest: string, outcomes?: Outcomes) => Promise<(() => FastifyReply) | null>;
  readonly stillRunning: () => Error;
}

export const withOutcomes = (write: KeyedWrite, { stored, undone }: Outcomes): KeyedWrite => ({
  ...write,
  keep: async (answer) => {
    try {
      await write.keep(answer);
    } catch (error) {
      await undone?.();
      throw error;
    }
    stored?.();
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

export const claimWith =
  ({ begin, answerKnown, hold }: Claiming): StreamedWrite['claim'] =>
  async (digest, outcomes = {}) => {
    const begun = await begin(digest).catch(async (error: unknown) => {
      await outcomes.undone?.();
      throw error;
    });
    if (begun.kind === 'begun') {
      hold(withOutcomes(begun.write, outcomes));
      return null;
    }
    await outcomes.undone?.();
    return () => answerKnown(begun);
  };
