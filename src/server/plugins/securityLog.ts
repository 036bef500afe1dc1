import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createAttemptLimiter } from '../signIn/interaction/attemptLimiter';
import type { Principal } from '../access/principal';
import { UnauthorizedError } from '../access/refusals';
import { accountHash, sessionHash } from '../signIn/tokens/accountHash';
import type { SignedInUser } from '../signIn/tokens/signedInUser';
import type { ReportRefusal } from './problems';

/** What was refused, to whom and why. */
export interface Refusal {
  readonly action: 'refuseSignIn' | 'refuseToken' | 'refuseAction';
  readonly by: {
    readonly name: string;
    readonly address: string;
    /** Of a valid access token; absent without one. */
    readonly subject?: string;
  };
  /** What was asked for, or by which account. */
  readonly new: Readonly<Record<string, string>>;
  readonly reason: string;
}

export type AddRefusal = (refusal: Refusal) => Promise<void>;

/** In one minute, of one address without a sign-in, or of one action of one person. The log has all of them. */
const MAX_REFUSALS = 10;

const actionOf = ({ by, new: { method, route } }: Refusal) => JSON.stringify([by.subject, method, route]);

/**
 * Passes refusals on, but no floods: the audit keeps its entries forever. Refusals without a sign-in are limited by address.
 * Those of signed-in people are limited by person and action, so that nothing else can hide them.
 */
export function withoutFloods(add: AddRefusal, now: () => number = Date.now): AddRefusal {
  const addresses = createAttemptLimiter(now, MAX_REFUSALS);
  const actions = createAttemptLimiter(now, MAX_REFUSALS);
  const isAllowed = (refusal: Refusal) =>
    refusal.by.subject === undefined ? addresses.allows(refusal.by.address) : actions.allows(actionOf(refusal));
  return async (refusal) => {
    if (isAllowed(refusal)) await add(refusal);
  };
}

export interface SecurityAudit {
  /** Records a sign-in, once for each session. Returns whether it was new. */
  readonly addSignIn: (by: Principal, session: string) => Promise<boolean>;
  readonly add: AddRefusal;
}

/** An open page still sends its token after it expired; that is no attack. */
const EXPIRED: readonly string[] = ['expired', 'ERR_JWT_EXPIRED'];
const MESSAGES: Readonly<Record<number, string>> = { 403: 'action refused' };
const UNKNOWN = { name: 'Unknown' };

/** A token without a session counts as one sign-in a day. */
const sessionOf = ({ sessionId, subject }: SignedInUser): string =>
  sessionHash(sessionId ?? `${subject} ${new Date().toISOString().slice(0, 10)}`);

const whatOf = ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url ?? 'none' });

const logFailure = (request: FastifyRequest) => (err: unknown) =>
  request.log.error({ err }, 'the audit could not be written');

/** Logs every refusal at once and adds it to the audit in the background: neither delays nor changes the answer. */
export function createRefusalReport(add: AddRefusal): { report: ReportRefusal; settled: () => Promise<unknown> } {
  const addSome = withoutFloods(add);
  const pending = new Set<Promise<void>>();
  const record = (request: FastifyRequest, action: 'refuseAction' | 'refuseToken', reason: string): void => {
    const { name, subject, email } = request.principal ?? { ...UNKNOWN, subject: undefined, email: undefined };
    const by = { name, ...(subject && { subject }), ...(email && { email }), address: request.ip };
    const added = addSome({ action, by, new: whatOf(request), reason })
      .catch(logFailure(request))
      .finally(() => pending.delete(added));
    pending.add(added);
  };
  const report: ReportRefusal = (request, status, error) => {
    const account = request.principal && accountHash(request.principal.subject);
    const reason = error instanceof UnauthorizedError ? error.reason : null;
    const message = reason === null ? (MESSAGES[status] ?? 'request refused') : 'access token refused';
    const level = status === 403 || status === 429 ? 'warn' : 'info';
    request.log[level]({ account, ...whatOf(request), status, reason }, message);
    if (status === 403) record(request, 'refuseAction', 'not permitted');
    if (reason !== null && !EXPIRED.includes(reason)) record(request, 'refuseToken', reason);
  };
  return { report, settled: () => Promise.all(pending) };
}

/** Records the first call of each sign-in. Register after authentication. */
export function registerSignInLog(app: FastifyInstance, { addSignIn }: Pick<SecurityAudit, 'addSignIn'>): void {
  /** The verifier returns the same object for a token that it remembers. */
  const seen = new WeakSet<SignedInUser>();
  const recordSignIn = async (request: FastifyRequest): Promise<void> => {
    const { principal } = request;
    const user = principal?.user;
    if (!principal || !user || principal.isProgram || seen.has(user)) return;
    const isNew = await addSignIn(principal, sessionOf(user));
    seen.add(user);
    if (isNew) request.log.info({ account: accountHash(user.subject) }, 'signed in');
  };
  app.addHook('preHandler', (request) => recordSignIn(request).catch(logFailure(request)));
}
