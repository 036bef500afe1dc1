import type { Api } from './api';

/** Public, without a rate limit, and not in the OpenAPI document. */
const open = { config: { isPublic: true, rateLimit: false }, schema: { hide: true } } as const;

/** For operators: /livez says that the process answers, /readyz that it can serve. */
export function registerHealth(app: Api, isReady: () => Promise<boolean>): void {
  app.get('/livez', open, () => ({ status: 'ok' }));
  app.get('/readyz', open, async (_request, reply) => {
    const ready = await isReady();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
  });
}
