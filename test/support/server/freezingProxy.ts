import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface FreezingProxy {
  /** The same database, by way of the proxy. */
  url: string;
  /** From now on nothing passes in either direction; new connections are accepted, and silent. */
  freeze: () => void;
  /** New connections pass again. Those that were frozen stay dead, as behind a network that lost them. */
  thaw: () => void;
  close: () => Promise<void>;
}

/** Stands between a client and PostgreSQL, and can do what a frozen machine or a dead network does. */
export async function createFreezingProxy(databaseUrl: string): Promise<FreezingProxy> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (isFrozen) return;
    const far = connect(Number(port), hostname);
    keep(far);
    near.pipe(far);
    far.pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(address.port);
  return {
    url: url.href,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    thaw: () => void (isFrozen = false),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
