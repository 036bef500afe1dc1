import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics';

/**
 * Times every request by the pattern of its route: an address itself may hold an id, a search or notes, and would be a series
 * of its own.
 */
export function registerRequestMetrics(app: FastifyInstance, { requests }: Pick<Metrics, 'requests'>): void {
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    requests.observe({ method, route: routeOptions.url ?? 'none', status }, reply.elapsedTime / 1_000);
    done();
  });
}
