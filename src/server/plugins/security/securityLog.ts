import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountHash } from '../../signIn/tokens/accountHash';
import type { SignedInUser } from '../../signIn/tokens/signedInUser';
import { withoutFloods, type AddRefusal } from './refusals';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why its access token was refused; null where none was. */
    tokenRefusal: string | null;
  }
}

export interface SecurityAudit<Person> {
  /** Writes a sign-in down, once for each session. Whether it was new. */
  readonly addSignIn: (by: Person, session: string) => Promise<boolean>;
  readonly add: AddRefusal;
  readonly personOf: (request: FastifyRequest) => Person;
}

/** A page that was left open asks with a token that has expired: nobody was kept out. */
const EXPIRED: readonly string[] = ['expired', 'ERR_JWT_EXPIRED'];
const UNKNOWN = 'Unknown';

/** Whose token names no session signs in once a day, as far as can be told. */
function sessionOf({ sessionId, subject }: SignedInUser): string {
  const session = sessionId ?? `${subject} ${new Date().toISOString().slice(0, 10)}`;
  return createHash('sha256').update(session).digest('hex');
}

type Recorded = Omit<SecurityAudit<{ readonly name: string }>, 'addSignIn'>;

async function recordRefusal({ add, personOf }: Recorded, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { tokenRefusal, user, ip: address } = request;
  const by = { ...(user === null ? { name: UNKNOWN } : personOf(request)), address };
  const what = { method: request.method, route: request.routeOptions.url ?? 'none' };
  if (reply.statusCode === 403) {
    request.log.warn({ account: user && accountHash(user.subject), ...what }, 'action refused');
    await add({ action: 'refuseAction', by, new: what, reason: 'not permitted' });
  }
  if (reply.statusCode === 401 && tokenRefusal !== null && !EXPIRED.includes(tokenRefusal))
    await add({ action: 'refuseToken', by, new: what, reason: tokenRefusal });
}

/**
 * Writes the first call of each sign-in, and every refusal, into the log and the audit, with address and account. Where the
 * audit cannot be written the call is answered all the same. Register after authentication.
 */
export function registerSecurityLog<Person extends { readonly name: string }>(
  app: FastifyInstance,
  { addSignIn, add, personOf }: SecurityAudit<Person>,
): void {
  app.decorateRequest('tokenRefusal', null);
  const refusals = { add: withoutFloods(add), personOf };
  /** The verifier gives the same object for a token it remembers. */
  const seen = new WeakSet<SignedInUser>();
  const recordSignIn = async (request: FastifyRequest): Promise<void> => {
    const { user } = request;
    if (user?.kind !== 'person' || seen.has(user)) return;
    const isNew = await addSignIn(personOf(request), sessionOf(user));
    seen.add(user);
    if (isNew) request.log.info({ account: accountHash(user.subject) }, 'signed in');
  };
  const orLogged = (request: FastifyRequest, work: Promise<void>) =>
    work.catch((err: unknown) => request.log.error({ err }, 'the audit could not be written'));
  app.addHook('preHandler', (request) => orLogged(request, recordSignIn(request)));
  app.addHook('onSend', (request, reply) => orLogged(request, recordRefusal(refusals, request, reply)));
}
