import type { FastifyInstance, FastifyRequest } from 'fastify';
import { POSITION_HEADER } from '../../contract/changes';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Tells of work that the asking person began and others may have done for them: an import. */
    tellsOwnWork?: boolean;
  }
}

export interface ChangesPositionOptions {
  /** Up to where this server has taken in what changed; null before it knows. */
  readonly applied: () => string | null;
  /** What the database shows at this moment. */
  readonly now: () => Promise<string>;
}

/**
 * Answers to people tell how far the changes go that they include. After a change of one's own that is asked of the database:
 * what this server has read may be a moment behind, and nobody is told of what they did themselves.
 */
export function registerChangesPosition(app: FastifyInstance, { applied, now }: ChangesPositionOptions): void {
  const before = new WeakMap<FastifyRequest, string | null>();
  // What comes in while an answer is being read may be missing from it.
  app.addHook('onRequest', (request, _reply, done) => {
    before.set(request, applied());
    done();
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.principal?.isProgram !== false || reply.statusCode >= 400) return;
    const position = isOwnWork(request) ? await now().catch(() => null) : (before.get(request) ?? null);
    if (position !== null) reply.header(POSITION_HEADER, position);
  });
}

const isOwnWork = ({ method, routeOptions: { config } }: FastifyRequest): boolean =>
  config.tellsOwnWork === true || !(method === 'GET' || method === 'HEAD' || config.isRead === true);
