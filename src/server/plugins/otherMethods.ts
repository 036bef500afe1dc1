import type { FastifyInstance, HTTPMethods } from 'fastify';
import { problemOf, sendProblem } from './problems';

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Known addresses answer 405 with Allow to methods they do not have, where Fastify would answer 404. Call before the
 * routes; the returned function after them.
 */
export function registerOtherMethods(app: FastifyInstance): () => void {
  const known = new Map<string, { methods: Set<string>; isPublic: boolean }>();
  app.addHook('onRoute', ({ url, method, config }) => {
    const entry = known.get(url) ?? { methods: new Set(), isPublic: config?.isPublic === true };
    for (const each of [method].flat()) entry.methods.add(each);
    known.set(url, entry);
  });
  return () => {
    for (const [url, { methods, isPublic }] of [...known]) {
      const others = METHODS.filter((method) => !methods.has(method));
      const allow = [...methods].join(', ');
      if (url.includes('*') || others.length === 0) continue;
      app.route({
        method: others,
        url,
        config: { isPublic },
        schema: { hide: true },
        handler: (_request, reply) =>
          sendProblem(reply.header('allow', allow), problemOf(405, `This address answers to ${allow} only.`)),
      });
    }
  };
}
