import type { FastifyInstance } from 'fastify';

interface RegisteredRoute {
  url: string;
  method: string;
}

export const registeredRoutes = (app: FastifyInstance): RegisteredRoute[] =>
  routesOf(app.printRoutes({ commonPrefix: false }));

/** Fastify prints its router as a tree: each level is four characters deeper and holds the rest of the URL. */
function routesOf(tree: string): RegisteredRoute[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const found = /^(.*)── (\S*)(?: \(([A-Z, ]+)\))?/.exec(line);
    if (found === null) return [];
    const [, indent = '', part = '', methods] = found;
    const depth = Math.floor(indent.length / 4);
    above.splice(depth, above.length, part);
    return methods?.split(', ').map((method) => ({ url: above.join(''), method })) ?? [];
  });
}
