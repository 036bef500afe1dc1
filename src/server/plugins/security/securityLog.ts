import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountHash } from '../../audit/accountHash';
import type { SecurityAudit } from '../../audit/securityAudit';
import { personOf } from '../../personOf';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why its access token was refused; null where none was. */
    tokenRefusal: string | null;
  }
}

/** A page that was left open asks with a token that has expired: nobody was kept out. */
const EXPIRED: readonly string[] = ['expired', 'ERR_JWT_EXPIRED'];
const UNKNOWN = 'Unknown';

const whatOf = ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url ?? 'none' });
const actorOf = (request: FastifyRequest) =>
  request.user === null ? { name: UNKNOWN, address: request.ip } : { ...personOf(request), address: request.ip };

async function recordRefusal(audit: SecurityAudit, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { tokenRefusal } = request;
  const [by, what] = [actorOf(request), whatOf(request)];
  if (reply.statusCode === 403) {
    const account = request.user === null ? null : accountHash(request.user.subject);
    request.log.warn({ account, ...what }, 'action refused');
    await audit.refused({ action: 'refuseAction', by, what, reason: 'not permitted' });
  }
  if (reply.statusCode === 401 && tokenRefusal !== null && !EXPIRED.includes(tokenRefusal))
    await audit.refused({ action: 'refuseToken', by, what, reason: tokenRefusal });
}

async function recordSignIn(audit: SecurityAudit, request: FastifyRequest): Promise<void> {
  if (request.user === null || !(await audit.signedIn(request.user, request.ip))) return;
  request.log.info({ account: accountHash(request.user.subject) }, 'signed in');
}

/**
 * Writes the first call of each sign-in, and every refusal, into the log and the audit, with address and account. Where the
 * audit cannot be written the call is answered all the same. Register after authentication.
 */
export function registerSecurityLog(app: FastifyInstance, audit: SecurityAudit): void {
  app.decorateRequest('tokenRefusal', null);
  const orLogged = (request: FastifyRequest, work: Promise<void>) =>
    work.catch((err: unknown) => request.log.error({ err }, 'the audit could not be written'));
  app.addHook('preHandler', (request) => orLogged(request, recordSignIn(audit, request)));
  app.addHook('onSend', (request, reply) => orLogged(request, recordRefusal(audit, request, reply)));
}
