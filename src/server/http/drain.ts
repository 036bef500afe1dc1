import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { Server, type Socket } from 'node:net';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';

const MAX_DRAIN_MS = 8_000;
/** A new connection of a proxy has its first request on the way. */
const FIRST_REQUEST_MS = 1_000;
const POLL_MS = 20;
/** So that new connections cannot prevent closing. */
const MAX_TURNS = 1_000;

export interface DrainOptions {
  /** Aborted when shutdown begins: answers then close their connection. */
  readonly shutdown?: AbortSignal | undefined;
  readonly longestMs?: number;
  readonly firstRequestMs?: number;
  /**
   * For a proxy: the server stops listening only after its answers, because failed checks would make the proxy cut them.
   * Idle connections stay open as long, because one that has not noticed still uses them.
   */
  readonly proxyMs?: number;
}

interface Use {
  waiting: number;
  isUsed: boolean;
  readonly openedAt: number;
}
type Connections = Map<Socket, Use>;

/** Ends within `longestMs` and loses no request. (Node does not count unused connections as idle.) */
export function registerDrain(
  app: FastifyInstance,
  { shutdown, longestMs = MAX_DRAIN_MS, firstRequestMs = FIRST_REQUEST_MS, proxyMs = 0 }: DrainOptions = {},
): { isShuttingDown: () => boolean } {
  const connections: Connections = new Map();
  let isDraining = false;
  const isShuttingDown = () => isDraining || shutdown?.aborted === true;
  watch(app, connections, () => isDraining);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isShuttingDown()) reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', async () => {
    isDraining = true;
    if (!app.server.listening) return;
    const closed = once(app.server, 'close');
    setTimeout(() => app.server.closeAllConnections(), longestMs).unref();
    await untilAnswered(connections, proxyMs);
    await untilNobodyConnects(app);
    // Immediately: later connections are reset. The server of HTTP would also close idle connections.
    Server.prototype.close.call(app.server);
    if (proxyMs === 0) closeIdle(connections, firstRequestMs);
    // Timers run before pending reads: a request may be waiting.
    setTimeout(() => setImmediate(() => closeIdle(connections, 0)), Math.max(firstRequestMs, proxyMs)).unref();
    await closed;
  });
  return { isShuttingDown };
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

async function untilAnswered(connections: Connections, longestMs: number): Promise<void> {
  const end = Date.now() + longestMs;
  while (Date.now() < end && [...connections.values()].some(({ waiting }) => waiting > 0)) await sleep(POLL_MS);
}

/** Closing resets connections that are not yet accepted. */
async function untilNobodyConnects({ server }: FastifyInstance): Promise<void> {
  let isQuiet = false;
  const onConnection = () => (isQuiet = false);
  server.on('connection', onConnection);
  for (let turns = 0; turns < MAX_TURNS && !isQuiet; turns += 1) {
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
