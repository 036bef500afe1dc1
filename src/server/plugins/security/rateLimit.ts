import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

/** Calls per user and minute, on each server: several tabs in busy hands stay far below. */
const CALLS_PER_MINUTE = 600;

class TooManyRequestsError extends Error {
  readonly statusCode = 429;
}

/**
 * Limits how often one signed-in user may call, 429 beyond. Counts by the token's subject, so that an office
 * behind one address is not one user; open routes by address, which TRUST_PROXY takes from the proxy. The app's own files are not limited. Register after
 * authentication, before the routes.
 */
export async function registerRateLimit(app: FastifyInstance, callsPerMinute = CALLS_PER_MINUTE): Promise<void> {
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: '1 minute',
    // Also where a hook for routes says so, which the plugin would hear too late.
    allowList: ({ routeOptions }) => routeOptions.config.rateLimit === false,
    keyGenerator: (request) => request.principal?.subject ?? request.ip,
    errorResponseBuilder: (_request, { after }) => new TooManyRequestsError(`Too many requests. Please wait ${after}.`),
  });
}
