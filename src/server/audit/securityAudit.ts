import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { businessDay } from '../../domain/order/businessDay';
import type { Database } from '../db/schema';
import { createAttemptLimiter } from '../signIn/interaction/attemptLimiter';
import type { SignedInUser } from '../signIn/tokens/signedInUser';
import { actorColumns, record, type AuditEntry } from './record';

/** Sign-ins and refusals, which are writes of their own. Where one cannot be written, nobody has to wait for it. */
export interface SecurityAudit {
  /** Writes a sign-in once, whichever server sees the token, and however often. Whether it is a new one. */
  signedIn: (user: SignedInUser, address: string) => Promise<boolean>;
  refused: (refusal: Refusal) => Promise<void>;
}

export interface Refusal {
  readonly action: Extract<AuditEntry['action'], `refuse${string}`>;
  readonly by: AuditEntry['by'] & { readonly address: string };
  /** What was asked for, or by which account. */
  readonly what: Readonly<Record<string, string>>;
  readonly reason: string;
}

/** From one address in a minute; the log has all of them. A flood must not fill what is kept forever. */
const MOST_REFUSALS = 10;

/** Whose token names no session signs in once a day, as far as we can tell. */
function sessionOf({ sessionId, subject }: SignedInUser, now: Date): string {
  const session = sessionId ?? `${subject} ${businessDay(now)}`;
  return createHash('sha256').update(session).digest('hex');
}

async function signedIn(db: Kysely<Database>, user: SignedInUser, address: string): Promise<boolean> {
  const { name, subject, email } = user;
  const by = actorColumns({ name: name || subject, subject, address, ...(email !== '' && { email }) });
  const values = JSON.stringify({ session: sessionOf(user, new Date()) });
  const written = await db
    .insertInto('audit')
    .values({
      ...by,
      action: 'signIn',
      order_id: null,
      job_number: null,
      serial: null,
      old: null,
      new: values,
      reason: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n;
}

export function createSecurityAudit(db: Kysely<Database>): SecurityAudit {
  /** The verifier gives the same object for a token it remembers. */
  const seen = new WeakSet<SignedInUser>();
  const limiter = createAttemptLimiter(Date.now, MOST_REFUSALS);
  return {
    signedIn: async (user, address) => {
      if (user.kind !== 'person' || seen.has(user)) return false;
      const isNew = await signedIn(db, user, address);
      seen.add(user);
      return isNew;
    },
    refused: async ({ action, by, what, reason }) => {
      if (!limiter.allows(by.address)) return;
      await db.transaction().execute((trx) => record(trx, { action, by, new: what, reason }));
    },
  };
}
