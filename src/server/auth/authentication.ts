import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccessMode } from '../../domain/access/access';
import { Principal } from './principal';
import { ForbiddenError, TooManyRequestsError, UnauthorizedError, SignInDownError } from './refusals';
import { createAttemptLimiter, type AttemptLimiter } from './attemptLimiter';
import { InvalidTokenError, SignInUnavailableError } from './tokens/signedInUser';
import type { TokenVerifier } from './tokens/tokenVerifier';

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | null;
  }
  interface FastifyContextConfig {
    isPublic?: boolean;
    /** Default: people. */
    callers?: 'programs' | 'everyone';
  }
}

/** Per address and minute. Requests with a valid token do not count. */
const REFUSALS_PER_MINUTE = 300;
const WINDOW_SECONDS = 60;
const TOO_MANY = 'Too many requests without a valid access token came from this address. Please wait a minute.';
const BEARER = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i;

const FOR_PEOPLE =
  'This token is for feeds only: PUT /api/feeds/orders, /api/feeds/units and /api/units/{serial}/files/{file}, and GET /api/corrections/.';
const FOR_MACHINES =
  'Feeds take the token of a program that was granted Feed.Write, not that of a person. People import files in the app.';

/** Two headers are refused: Node and proxies would read different ones. */
export function tokenOf({ headers, raw }: FastifyRequest): string | undefined {
  const names = raw.rawHeaders.filter((_each, index) => index % 2 === 0);
  const isSentTwice = names.filter((name) => name.toLowerCase() === 'authorization').length > 1;
  return isSentTwice ? undefined : BEARER.exec(headers.authorization ?? '')?.[1];
}

interface Guard {
  readonly verifier: Pick<TokenVerifier, 'verify'>;
  readonly mode: AccessMode;
  readonly refusals: AttemptLimiter;
}

function refusalOf({ refusals }: Guard, { ip }: FastifyRequest, reason: string | null): Error {
  return refusals.allows(ip) ? new UnauthorizedError(reason) : new TooManyRequestsError(TOO_MANY, WINDOW_SECONDS);
}

async function check(guard: Guard, request: FastifyRequest): Promise<Principal> {
  const token = tokenOf(request);
  if (token === undefined) throw refusalOf(guard, request, null);
  try {
    return Principal.ofToken(await guard.verifier.verify(token), guard.mode, request.ip);
  } catch (error) {
    if (error instanceof InvalidTokenError) throw refusalOf(guard, request, error.message);
    if (!(error instanceof SignInUnavailableError)) throw error;
    request.log.error({ err: error }, 'identity provider unavailable');
    throw new SignInDownError();
  }
}

function refuseOtherKind({ isProgram }: Principal, request: FastifyRequest): void {
  const { callers } = request.routeOptions.config;
  const isForPrograms = callers === 'programs';
  if (callers !== 'everyone' && isProgram !== isForPrograms)
    throw new ForbiddenError(isForPrograms ? FOR_MACHINES : FOR_PEOPLE);
}

/** Requires an access token unless `config.isPublic`; unknown addresses answer 404. */
export function registerAuthentication(
  app: FastifyInstance,
  { verifier, mode }: Omit<Guard, 'refusals'>,
  refusalsPerMinute = REFUSALS_PER_MINUTE,
): void {
  const guard = { verifier, mode, refusals: createAttemptLimiter(Date.now, refusalsPerMinute) };
  app.decorateRequest('principal', null);
  app.addHook('onRequest', async (request) => {
    if (request.is404 || request.routeOptions.config.isPublic === true) return;
    const principal = await check(guard, request);
    request.principal = principal;
    request.log.setBindings({ sub: principal.subject });
    refuseOtherKind(principal, request);
  });
}
