import { paths } from '../../src/contract/paths';
import { withDatabase } from './database';
import { byTurns } from './measure';
import { startProduct, type Product } from './product';
import type { Row } from './report';

const [CLIENTS, ROUNDS, CALLS] = [32, 5, 200];

interface Call {
  readonly url: string;
  readonly body?: string | undefined;
}

/** Name, calls, the same calls of bare Fastify, and the goal for the processor time of an answer in ms. */
function kindsOf({ origin, bare, quotes, serials }: Product): (readonly [string, readonly Call[], Call, number])[] {
  const url = origin + paths.recommendations;
  const again = quotes.map((body) => ({ url, body }));
  // A distinct URL each, so that no cached answer fits.
  const uncached = Array.from({ length: CALLS * (ROUNDS + 1) }, (_, nth) => ({
    ...{ url: `${url}?nth=${nth}`, body: quotes[nth % quotes.length] },
  }));
  const bareRecommendations = { url: `${bare}/recommendations`, body: '{}' };
  const units = serials.map((serial) => ({ url: origin + paths.inventoryByCode(serial) }));
  const list = [{ url: `${origin}${paths.orders}?unit_assignment=unassigned` }];
  return [
    ['recommendations, asked again', again, bareRecommendations, 2],
    ['recommendations, made anew', uncached, bareRecommendations, 2],
    ['list of orders', list, { url: `${bare}/list` }, 0.5],
    ['unit by code', units, { url: `${bare}/unit` }, 0.3],
  ];
}

async function send({ token }: Product, { url, body }: Call): Promise<number> {
  const headers = { 'accept-encoding': 'gzip, br', authorization: `Bearer ${token}` };
  const posted = body !== undefined && { method: 'POST', body };
  const answer = await fetch(url, {
    headers: { ...headers, ...(posted && { 'content-type': 'application/json' }) },
    ...posted,
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`);
  return Number(answer.headers.get('content-length'));
}

/** The server's processor time for an answer, ms, with 32 clients. */
async function cpuOf(product: Product, calls: readonly Call[], round: number): Promise<number> {
  const waiting = Array.from({ length: CALLS }, (_, nth) => calls[(CALLS * round + nth) % calls.length]);
  await product.used();
  const client = async () => {
    for (let call = waiting.pop(); call; call = waiting.pop()) await send(product, call);
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return (await product.used()).cpuMs / CALLS;
}

/** The server's processor time for answers, beside a bare Fastify that sends the same bytes. */
export const benchAnswers = (): Promise<Row[]> =>
  withDatabase({}, async (database) => {
    const product = await startProduct(database.url);
    const rows: Row[] = [];
    for (const [name, calls, bare, most] of kindsOf(product)) {
      const { ours, peer } = await byTurns(ROUNDS, {
        peer: () => cpuOf(product, [bare], 0),
        ours: (round) => cpuOf(product, calls, round),
      });
      const what = `${name}: processor time, 32 clients`;
      rows.push({ what, unit: 'ms', ours, peers: { 'bare Fastify': peer }, goals: [{ most }] });
    }
    const url = product.origin + paths.recommendations;
    const bytes: number[] = [];
    for (const body of product.quotes) bytes.push(await send(product, { url, body }));
    await product.stop();
    return [...rows, { what: 'recommendations: on the wire', unit: 'bytes', ours: bytes, goals: [{ most: 17_000 }] }];
  });
