import type { Api } from './api';

/** An open route that nobody signs in for and nothing counts. */
const open = { config: { isPublic: true, rateLimit: false }, schema: { hide: true } } as const;

/** For whoever runs the server: /livez says that the process answers, /readyz that it can serve. */
export function registerHealth(app: Api, isReady: () => Promise<boolean>): void {
  app.get('/livez', open, () => ({ status: 'ok' }));
  app.get('/readyz', open, async (_request, reply) => {
    const ready = await isReady();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
  });
}
