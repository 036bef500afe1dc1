import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

const LONGEST_DRAIN_MS = 8_000;
/** A proxy opens a connection for a request: what came so recently has its first request on the way. */
const FIRST_REQUEST_MS = 1_000;
/** Without end, new connections could keep the server from closing. */
const MOST_TURNS = 1_000;

export interface DrainOptions {
  /** Aborted as soon as the server is to stop: it serves on, and every answer asks for a new connection. */
  readonly leaving?: AbortSignal | undefined;
  readonly longestMs?: number;
  readonly firstRequestMs?: number;
}

interface Use {
  /** Requests that wait for their answer. */
  waiting: number;
  isUsed: boolean;
  readonly openedAt: number;
}
type Connections = Map<Socket, Use>;

/**
 * Makes `close()` end within `longestMs` and lose no request: it waits for a moment without new connections, then closes
 * idle ones (also those a browser opened in advance and never used, which Node does not count as idle). What is in flight,
 * and what still comes on an open connection, is answered, and the connection closed.
 */
export function registerDrain(
  app: FastifyInstance,
  { leaving, longestMs = LONGEST_DRAIN_MS, firstRequestMs = FIRST_REQUEST_MS }: DrainOptions = {},
): { isLeaving: () => boolean } {
  const connections: Connections = new Map();
  let isDraining = false;
  const isLeaving = () => isDraining || leaving?.aborted === true;
  watch(app, connections, () => isDraining);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isLeaving()) reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', async () => {
    isDraining = true;
    if (!app.server.listening) return;
    const closed = once(app.server, 'close');
    await untilNobodyConnects(app);
    // At once: what connects until then is reset.
    app.server.close();
    closeIdle(connections, firstRequestMs);
    // Timers come before what has arrived is read: on a busy machine a request may wait there.
    setTimeout(() => setImmediate(() => closeIdle(connections, 0)), firstRequestMs).unref();
    setTimeout(() => app.server.closeAllConnections(), longestMs).unref();
    await closed;
  });
  return { isLeaving };
}

function watch(app: FastifyInstance, connections: Connections, isDraining: () => boolean): void {
  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, { waiting: 0, isUsed: false, openedAt: Date.now() });
    socket.on('close', () => connections.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    const use = connections.get(socket);
    if (use === undefined) return;
    use.waiting += 1;
    use.isUsed = true;
    response.on('close', () => {
      use.waiting -= 1;
      if (isDraining() && use.waiting === 0 && !socket.destroyed) socket.end();
    });
  });
}

/** What waits to be accepted when a server stops to listen is reset, with its request. */
async function untilNobodyConnects({ server }: FastifyInstance): Promise<void> {
  let isQuiet = false;
  const onConnection = () => (isQuiet = false);
  server.on('connection', onConnection);
  for (let turns = 0; turns < MOST_TURNS && !isQuiet; turns += 1) {
    isQuiet = true;
    await turn();
  }
  server.off('connection', onConnection);
}

function closeIdle(connections: Connections, firstRequestMs: number): void {
  const recent = Date.now() - firstRequestMs;
  for (const [socket, { waiting, isUsed, openedAt }] of connections)
    if (waiting === 0 && (isUsed || openedAt <= recent)) socket.destroy();
}
