import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { problemOf, sendProblem } from './problems';

const LONGEST_DRAIN_MS = 8_000;
const RETRY_AFTER_SECONDS = 5;

/** How many requests each open connection is waiting for. */
type Connections = Map<Socket, number>;

/**
 * Makes `close()` end within `longestMs`: idle connections are closed at once (also those a browser opened in advance and
 * never used, which Node does not count as idle), requests in flight are answered first, new ones are answered 503 with Retry-After.
 */
export function registerDrain(app: FastifyInstance, longestMs = LONGEST_DRAIN_MS): { isDraining: () => boolean } {
  const connections: Connections = new Map();
  let isDraining = false;
  watch(app, connections, () => isDraining);
  app.addHook('onRequest', async (_request, reply) => {
    if (!isDraining) return;
    reply.headers({ connection: 'close', 'retry-after': RETRY_AFTER_SECONDS });
    await sendProblem(reply, problemOf(503, 'The server is stopping. Please try again.'));
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining) reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', (done) => {
    isDraining = true;
    closeIdle(connections);
    setTimeout(() => app.server.closeAllConnections(), longestMs).unref();
    done();
  });
  return { isDraining: () => isDraining };
}

function watch(app: FastifyInstance, connections: Connections, isDraining: () => boolean): void {
  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, 0);
    socket.on('close', () => connections.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    connections.set(socket, (connections.get(socket) ?? 0) + 1);
    response.on('close', () => {
      const left = (connections.get(socket) ?? 1) - 1;
      if (socket.destroyed) return;
      connections.set(socket, left);
      if (isDraining() && left === 0) socket.end();
    });
  });
}

function closeIdle(connections: Connections): void {
  for (const [socket, waiting] of connections) if (waiting === 0) socket.destroy();
}
