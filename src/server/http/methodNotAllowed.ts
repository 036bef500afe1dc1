import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { Refusal } from '../auth/refusals';

class MethodNotAllowedError extends Refusal {
  readonly statusCode = 405;
  override readonly headers: Readonly<Record<string, string>>;

  constructor(allow: string) {
    super(`This address answers to ${allow} only.`);
    this.headers = { allow };
  }
}

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Answers 405 with Allow. Call before the routes, and the result after them. */
export function registerMethodNotAllowed(app: FastifyInstance): () => Promise<void> {
  const known = new Map<string, boolean>();
  app.addHook('onRoute', ({ url, config }) => void known.set(url, config?.isPublic === true));
  return async () => {
    for (const [url, isPublic] of [...known]) {
      if (url.includes('*')) continue;
      refuseOthers(app, url, isPublic);
      await turn();
    }
  };
}

function refuseOthers(app: FastifyInstance, url: string, isPublic: boolean): void {
  // From the router: the hook reports both slash forms once.
  const others = METHODS.filter((method) => !app.hasRoute({ method, url }));
  if (others.length === 0) return;
  const allow = METHODS.filter((method) => !others.includes(method)).join(', ');
  app.route({
    method: others,
    url,
    config: isPublic ? { isPublic } : { requiresPrincipal: true },
    schema: { hide: true },
    handler: () => {
      throw new MethodNotAllowedError(allow);
    },
  });
}
