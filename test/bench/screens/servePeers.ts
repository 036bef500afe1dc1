import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { peerOrders } from '../peers/data/orders';
import { peerUnits } from '../peers/data/units';
import { buildPeers } from './buildPeers';

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const UNITS = 50;

interface Answer {
  readonly type: string;
  readonly range?: string;
  readonly content: string | Buffer;
}

/** The rows of one page, as ra-data-simple-rest asks for them. */
function ordersOf(range: string | null): Answer {
  const all = peerOrders();
  const [from = 0, to = 0] = (range ?? '[0,5]').replace(/[[\]]/g, '').split(',').map(Number);
  const content = JSON.stringify(all.slice(from, to + 1));
  return { type: 'application/json', range: `orders ${from}-${to}/${all.length}`, content };
}

function answerOf(url: URL, folder: string): Answer | null {
  if (url.pathname === '/ra/orders') return ordersOf(url.searchParams.get('range'));
  if (url.pathname === '/ra/units') return { type: 'application/json', content: JSON.stringify(peerUnits(UNITS)) };
  const path = join(folder, url.pathname, url.pathname.endsWith('/') ? 'index.html' : '');
  return existsSync(path)
    ? { type: TYPES[extname(path)] ?? 'application/octet-stream', content: readFileSync(path) }
    : null;
}

/** The peers' pages and their data, compressed once as our own are. */
export async function servePeers(): Promise<{ url: string; stop: () => void }> {
  const folder = buildPeers();
  const known = new Map<string, { answer: Answer; packed: Buffer } | null>();
  const server = createServer(({ url = '/', headers }, reply) => {
    if (!known.has(url)) {
      const answer = answerOf(new URL(url, 'http://localhost'), folder);
      known.set(url, answer && { answer, packed: brotliCompressSync(answer.content) });
    }
    const found = known.get(url);
    if (!found) return void reply.writeHead(404).end();
    // Of a range, which ra-data-simple-rest asks for, browsers want the bytes as they are.
    const isPacked = String(headers['accept-encoding']).includes('br');
    reply.setHeader('content-type', found.answer.type);
    if (found.answer.range !== undefined) reply.setHeader('content-range', found.answer.range);
    if (isPacked) reply.setHeader('content-encoding', 'br');
    reply.end(isPacked ? found.packed : found.answer.content);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, stop: () => void server.close() };
}
