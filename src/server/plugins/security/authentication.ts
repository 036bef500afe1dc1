import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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

async function authenticate(verifier: TokenVerifier, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) return answerUnauthorized(reply, 'Bearer realm="SpecAI"');
  try {
    request.user = await verifier.verify(token);
    request.log = reply.log = request.log.child({ sub: request.user.subject });
    return refuseOtherKind(request.user, request, reply);
  } catch (error) {
    if (error instanceof InvalidTokenError) {
      request.log.info({ reason: error.message }, 'access token refused');
      return answerUnauthorized(reply, 'Bearer realm="SpecAI", error="invalid_token"');
    }
    if (!(error instanceof SignInUnavailableError)) throw error;
    request.log.error({ err: error }, 'identity provider unavailable');
    return answerUnavailable(reply);
  }
}

/**
 * Demands an access token for every route registered after this call that does not say `config: { isPublic: true }`.
 * An unknown address needs no token: it is answered 404.
 */
export function registerAuthentication(app: FastifyInstance, verifier: TokenVerifier): void {
  app.decorateRequest('user', null);
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404 || request.routeOptions.config.isPublic === true) return;
    await authenticate(verifier, request, reply);
  });
}

/** The signed-in person of a route that is not public. */
export function signedInUser(request: FastifyRequest): SignedInUser {
  if (request.user === null) throw new Error('A public route has no signed-in user.');
  return request.user;
}
