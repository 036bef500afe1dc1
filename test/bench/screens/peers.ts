import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { sampleOrders } from '../../../src/sample/orders';
import { sampleUnits } from '../../../src/sample/units';

const SOURCES = 'test/bench/peers';
/** A copy, so that the peers find their own packages, not those of the project. */
const WORK = '.cache/bench-peers';
const INSTALLED = join(WORK, 'installed.json');
const PEERS = ['list', 'plain', 'filterPlain', 'filterAgGrid', 'switchPlain', 'switchMuiForm'];
const QUICKLY = { [constants.BROTLI_PARAM_QUALITY]: 4 };

function install(): void {
  const manifest = readFileSync(join(SOURCES, 'package.json'), 'utf8');
  const isCurrent = existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === manifest;
  if (!isCurrent) rmSync(WORK, { recursive: true, force: true });
  cpSync(SOURCES, WORK, { recursive: true });
  if (isCurrent) return;
  execFileSync('npm', ['install', '--no-package-lock', '--no-audit', '--no-fund'], { cwd: WORK, shell: true });
  writeFileSync(INSTALLED, manifest);
}

/** Bundles one peer alone; returns the compressed script. */
async function bundle(name: string): Promise<Buffer> {
  const { outputFiles } = await build({
    entryPoints: [`./${WORK}/${name}`],
    ...{ bundle: true, minify: true, write: false, format: 'esm', target: 'es2022', jsx: 'automatic' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return brotliCompressSync(outputFiles[0]?.text ?? '');
}

const STYLE = `body { margin: 0; font: 14px system-ui }
.cards { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px; padding: 12px }
.card { border: 1px solid #ccc; border-radius: 8px; padding: 12px } .spec { display: flex; justify-content: space-between }
table { border-collapse: collapse; width: 100% } td, th { padding: 8px; border-bottom: 1px solid #ddd; text-align: left }`;
const pageOf = (name: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>${name}</title>
<meta name="viewport" content="width=device-width,initial-scale=1" /><link rel="icon" href="data:," />
<style>${STYLE}</style></head><body><div id="root"></div><script type="module" src="/${name}.js"></script></body></html>`;

const orders = sampleOrders()
  .map((order, index) => ({ id: index + 1, ...order }))
  .toSorted((a, b) => b.order_date.localeCompare(a.order_date));

function unitsOf(count: number) {
  const units = sampleUnits();
  return Array.from({ length: count }, (_, index) => ({ ...units[index % units.length], serial: String(8e9 + index) }));
}

/** Compresses as quickly as servers do, unless a browser requests a byte range, as ra-data-simple-rest does. */
function sendData({ headers }: FastifyRequest, reply: FastifyReply, data: unknown) {
  const text = JSON.stringify(data);
  reply.type('application/json');
  if (!String(headers['accept-encoding']).includes('br')) return reply.send(text);
  return reply.header('content-encoding', 'br').send(brotliCompressSync(text, { params: QUICKLY }));
}

export async function servePeers(): Promise<{ readonly url: string; readonly stop: () => Promise<unknown> }> {
  install();
  const app = Fastify();
  for (const name of PEERS) {
    const [page, script] = [brotliCompressSync(pageOf(name)), await bundle(name)];
    app.get(`/${name}/`, (_, reply) => reply.type('text/html').header('content-encoding', 'br').send(page));
    app.get(`/${name}.js`, (_, reply) => reply.type('text/javascript').header('content-encoding', 'br').send(script));
  }
  app.get<{ Querystring: { range: string } }>('/data/orders', (request, reply) => {
    const [from = 0, to = 0] = JSON.parse(request.query.range) as number[];
    reply.header('content-range', `orders ${from}-${to}/${orders.length}`);
    return sendData(request, reply, orders.slice(from, to + 1));
  });
  app.get('/data/units', (request, reply) => sendData(request, reply, unitsOf(Number(request.url.split('=')[1]))));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url: url.replace('127.0.0.1', 'localhost'), stop: () => app.close() };
}
