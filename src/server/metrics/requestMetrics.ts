import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics';

/**
 * Times a request by the pattern of its route: an address itself may hold an id, a search or notes, and would be a series of its
 * own.
 */
export const timeRequest =
  ({ requests }: Pick<Metrics, 'requests'>) =>
  ({ method, routeOptions }: FastifyRequest, reply: FastifyReply): void => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    requests.observe({ method, route: routeOptions.url ?? 'none', status }, reply.elapsedTime / 1_000);
  };
