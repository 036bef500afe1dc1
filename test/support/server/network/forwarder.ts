import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Forwarder {
  readonly url: string;
  /** Drops all traffic from now on without closing anything, like a firewall that lost its state. */
  swallow: (what: 'open' | 'all') => void;
  delay: (ms: number) => void;
  /** New connections go to another database server. */
  lead: (url: string) => void;
  cut: () => void;
  heal: () => void;
  close: () => Promise<void>;
}

/** Forwards between a client and PostgreSQL on 127.0.0.1. */
export async function startForwarder(url: string): Promise<Forwarder> {
  let target = new URL(url);
  let isSwallowing = false;
  let delayMs = 0;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((client) => {
    keep(client);
    if (isSwallowing) return void client.resume();
    setTimeout(() => {
      const upstream = connect(Number(target.port), target.hostname);
      keep(upstream);
      client.pipe(upstream).pipe(client);
    }, delayMs);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = new URL(url);
  own.port = String(portOf(server.address()));
  return {
    url: own.href,
    swallow: (what) => {
      isSwallowing = what === 'all';
      for (const socket of sockets) socket.unpipe().removeAllListeners('end').resume();
    },
    delay: (ms) => (delayMs = ms),
    lead: (next) => (target = new URL(next)),
    cut,
    heal: () => (isSwallowing = false),
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('Not listening on a port');
  return address.port;
}
