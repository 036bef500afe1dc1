import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createAttemptLimiter, type AttemptLimiter } from '../../signIn/interaction/attemptLimiter';
import { SignInUnavailableError, InvalidTokenError } from '../../signIn/tokens/tokenErrors';
import type { SignedInUser } from '../../signIn/tokens/signedInUser';
import type { TokenVerifier } from '../../signIn/tokens/tokenVerifier';
import { problemOf, sendProblem } from '../problems';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user; null on public routes. */
    user: SignedInUser | null;
  }
  interface FastifyContextConfig {
    /** Needs no access token; every other route does. */
    isPublic?: boolean;
    /** Whose tokens it takes; absent: those of people. */
    callers?: 'programs' | 'everyone';
  }
}

/** From one address in a minute. Each is cheap; a flood of them must not fill the log. Who has a token is not counted. */
const REFUSALS_PER_MINUTE = 300;
const WINDOW_SECONDS = 60;
const TOO_MANY = 'Too many requests without a valid access token came from this address. Please wait a minute.';
const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i;
const RETRY_AFTER_SECONDS = 5;

function answerUnauthorized(reply: FastifyReply, challenge: string): FastifyReply {
  return sendProblem(reply.header('www-authenticate', challenge), problemOf(401, 'Sign in to use this.'));
}

function answerUnavailable(reply: FastifyReply): FastifyReply {
  const problem = problemOf(503, 'Sign-in is not available right now. Please try again.');
  return sendProblem(reply.header('retry-after', RETRY_AFTER_SECONDS), problem);
}

const FOR_PEOPLE =
  'This token is for feeds only: PUT /api/feeds/orders, /api/feeds/units and /api/units/{serial}/files/{file}.';
const FOR_MACHINES =
  'Feeds take the token of a program that was granted Feed.Write, not that of a person. People import files in the app.';

/** A program does nothing but send feeds and files of units; nobody else sends feeds. */
function refuseOtherKind({ kind }: SignedInUser, request: FastifyRequest, reply: FastifyReply): unknown {
  const { callers } = request.routeOptions.config;
  const isForPrograms = callers === 'programs';
  if (callers === 'everyone' || (kind === 'machine') === isForPrograms) return undefined;
  request.log.info({ kind }, 'access token of the wrong kind');
  return sendProblem(reply, problemOf(403, isForPrograms ? FOR_MACHINES : FOR_PEOPLE));
}

/** The token of a request; of two headers, Node would read the first and a proxy before us perhaps the second. */
export function tokenOf({ headers, raw }: FastifyRequest): string | undefined {
  const names = raw.rawHeaders.filter((_each, index) => index % 2 === 0);
  const isSentTwice = names.filter((name) => name.toLowerCase() === 'authorization').length > 1;
  return isSentTwice ? undefined : BEARER.exec(headers.authorization ?? '')?.[1];
}

interface Guard {
  readonly verifier: Pick<TokenVerifier, 'verify'>;
  readonly refusals: AttemptLimiter;
}

function refuse({ refusals }: Guard, request: FastifyRequest, reply: FastifyReply, reason: string | null): unknown {
  if (!refusals.allows(request.ip)) {
    return sendProblem(reply.header('retry-after', WINDOW_SECONDS), problemOf(429, TOO_MANY));
  }
  if (reason === null) return answerUnauthorized(reply, 'Bearer realm="SpecAI"');
  request.tokenRefusal = reason;
  request.log.info({ reason }, 'access token refused');
  return answerUnauthorized(reply, 'Bearer realm="SpecAI", error="invalid_token"');
}

async function authenticate(guard: Guard, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const token = tokenOf(request);
  if (token === undefined) return refuse(guard, request, reply, null);
  try {
    request.user = await guard.verifier.verify(token);
    request.log.setBindings({ sub: request.user.subject });
    return refuseOtherKind(request.user, request, reply);
  } catch (error) {
    if (error instanceof InvalidTokenError) return refuse(guard, request, reply, error.message);
    if (!(error instanceof SignInUnavailableError)) throw error;
    request.log.error({ err: error }, 'identity provider unavailable');
    return answerUnavailable(reply);
  }
}

/**
 * Demands an access token for every route registered after this call that does not say `config: { isPublic: true }`.
 * An unknown address needs no token: it is answered 404.
 * Requests without a valid token are counted by address, and answered 429 beyond the limit.
 */
export function registerAuthentication(
  app: FastifyInstance,
  verifier: Pick<TokenVerifier, 'verify'>,
  refusalsPerMinute = REFUSALS_PER_MINUTE,
): void {
  const guard = { verifier, refusals: createAttemptLimiter(Date.now, refusalsPerMinute) };
  app.decorateRequest('user', null);
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404 || request.routeOptions.config.isPublic === true) return;
    await authenticate(guard, request, reply);
  });
}

/** The signed-in person of a route that is not public. */
export function signedInUser(request: FastifyRequest): SignedInUser {
  if (request.user === null) throw new Error('A public route has no signed-in user.');
  return request.user;
}
