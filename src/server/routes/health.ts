import type { Api } from './api';

/** Public, without a rate limit, and not in the OpenAPI document. */
const open = { config: { isPublic: true, rateLimit: false }, schema: { hide: true } } as const;

interface Readiness {
  readonly problems: readonly string[];
  readonly indexAgeMs: number;
}

/** For operators: /livez says that the process answers, /readyz that it can serve, and how old what it knows of units can be. */
export function registerHealth(app: Api, readiness: () => Promise<Readiness>): void {
  app.get('/livez', open, () => ({ status: 'ok' }));
  app.get('/readyz', open, async (_request, reply) => {
    const { problems, indexAgeMs } = await readiness();
    const indexAgeSeconds = Math.round(indexAgeMs / 100) / 10;
    if (problems.length === 0) return { status: 'ok', indexAgeSeconds };
    return reply.code(503).send({ status: 'unavailable', indexAgeSeconds, problems });
  });
}
