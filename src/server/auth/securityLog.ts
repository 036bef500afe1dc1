import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createAttemptLimiter } from './attemptLimiter';
import type { Principal } from './principal';
import { UnauthorizedError } from './refusals';
import { accountHash, sessionHash, type SignedInUser } from './tokens/signedInUser';
import type { ReportRefusal } from '../lib/problems';

export interface Refusal {
  readonly action: 'refuseSignIn' | 'refuseToken' | 'refuseAction';
  readonly by: {
    readonly name: string;
    readonly address: string;
    readonly subject?: string;
  };
  readonly new: Readonly<Record<string, string>>;
  readonly reason: string;
}

export type AddRefusal = (refusal: Refusal) => Promise<void>;

/** Per minute and address, or person and action. */
const MAX_REFUSALS = 10;

const actionOf = ({ by, new: { method, route } }: Refusal) => JSON.stringify([by.subject, method, route]);

/** Limits the audit: by address if anonymous, else by person and action. */
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
  readonly addSignIn: (by: Principal, session: string) => Promise<boolean>;
  readonly add: AddRefusal;
}

/** An open page still sends its expired token. */
const EXPIRED: readonly string[] = ['expired', 'ERR_JWT_EXPIRED'];
const MESSAGES: Readonly<Record<number, string>> = { 403: 'action refused' };
const UNKNOWN = { name: 'Unknown' };

/** Without a session: one sign-in a day. */
const sessionOf = ({ sessionId, subject }: SignedInUser): string =>
  sessionHash(sessionId ?? `${subject} ${new Date().toISOString().slice(0, 10)}`);

const whatOf = ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url ?? 'none' });

const logFailure = (request: FastifyRequest) => (err: unknown) =>
  request.log.error({ err }, 'the audit could not be written');

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

/** Register after authentication. */
export function registerSignInLog(app: FastifyInstance, { addSignIn }: Pick<SecurityAudit, 'addSignIn'>): void {
  /** The verifier caches the object per token. */
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
