import { sql, type Kysely, type Transaction } from 'kysely';
import { randomBytes } from 'node:crypto';
import { isRevoked } from '../../auth/confirm';
import { record, type Actor } from '../../db/audit';
import type { Database } from '../../db/schema/schema';
import type { ReportedLogout, Revocable } from '../../db/schema/systemTables';

/** Longer than any clock skew. */
const RETAINED_AFTER_EXPIRY_MS = 3_600_000;
const REASON = 'signed out at the sign-in provider';

interface Revocation {
  readonly token_id: string;
  readonly expires_at: Date;
  readonly issued_until?: Date;
}

async function insert(db: Kysely<Database>, revocations: readonly Revocation[]): Promise<void> {
  await db
    .insertInto('revoked_tokens')
    .values(revocations)
    .onConflict((conflict) =>
      conflict.column('token_id').doUpdateSet({
        expires_at: sql`greatest(revoked_tokens.expires_at, excluded.expires_at)`,
        issued_until: sql`greatest(revoked_tokens.issued_until, excluded.issued_until)`,
      }),
    )
    .execute();
}

async function forgetOutdated(db: Kysely<Database>): Promise<void> {
  const outdated = new Date(Date.now() - RETAINED_AFTER_EXPIRY_MS);
  await db.deleteFrom('revoked_tokens').where('expires_at', '<', outdated).execute();
}

/** False for a repeated id. */
async function claim(trx: Transaction<Database>, { id, expiresAt }: ReportedLogout): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('revoked_tokens')
    .values({ token_id: `logout ${id}`, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** From the last sign-in of the session or subject. */
async function personOf(trx: Transaction<Database>, { auditSession, subject }: ReportedLogout): Promise<Actor> {
  const signIns = trx.selectFrom('audit').where('action', '=', 'signIn');
  const found = await (
    auditSession === null
      ? signIns.where('person_subject', '=', subject).orderBy('at', 'desc').orderBy('id', 'desc').limit(1)
      : signIns.where(sql<string>`new ->> 'session'`, '=', auditSession)
  )
    .select(['person_name as name', 'person_email as email', 'person_subject as subject'])
    .executeTakeFirst();
  if (found === undefined) return { name: 'Unknown', ...(subject !== null && { subject }) };
  const { name, email, subject: known } = found;
  return { name, ...(email !== null && { email }), ...(known !== null && { subject: known }) };
}

const revocationsOf = ({ ids, datedIds, issuedAt, refusedUntil }: ReportedLogout): Revocation[] => [
  ...ids.map((id) => ({ token_id: id, expires_at: refusedUntil })),
  ...datedIds.map((id) => ({ token_id: id, expires_at: refusedUntil, issued_until: issuedAt })),
];

export function createRevokedTokensRepository(db: Kysely<Database>) {
  return {
    isRevoked: (token: Revocable) => isRevoked(db, token),
    revoke: async (ids: readonly string[], expiresAt: Date) => {
      await insert(
        db,
        ids.map((id) => ({ token_id: id, expires_at: expiresAt })),
      );
      await forgetOutdated(db);
    },
    takeLogout: async (logout: ReportedLogout) => {
      const isNew = await db.transaction().execute(async (trx) => {
        if (!(await claim(trx, logout))) return false;
        await insert(trx, revocationsOf(logout));
        const by = { ...(await personOf(trx, logout)), address: logout.address };
        await record(trx, { action: 'signOut', by, reason: REASON });
        return true;
      });
      await forgetOutdated(db);
      return isNew;
    },
  };
}

const SECRET_BYTES = 32;

/** Created on the first call, shared by all servers. */
export async function secretNamed(db: Kysely<Database>, name: string): Promise<string> {
  const value = randomBytes(SECRET_BYTES).toString('base64url');
  await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return stored.value;
}
