import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import type { Metrics } from './metrics';

interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

/** On a separate port, which no proxy forwards by mistake. Throws EADDRINUSE. */
export async function openMetrics({ registry }: Pick<Metrics, 'registry'>, address: MetricsAddress) {
  collectDefaultMetrics({ register: registry });
  const server = createServer((request, response) => void answer(registry, request, response));
  server.listen(address);
  await once(server, 'listening');
  const bound = server.address();
  return {
    port: typeof bound === 'object' && bound !== null ? bound.port : address.port,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function answer(registry: Metrics['registry'], { method, url }: IncomingMessage, response: ServerResponse) {
  if (url !== '/metrics') return void response.writeHead(404).end('There is only /metrics here.\n');
  if (method !== 'GET') return void response.writeHead(405, { allow: 'GET' }).end();
  try {
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text);
  } catch {
    response.writeHead(500).end('The figures cannot be collected.\n');
  }
}
