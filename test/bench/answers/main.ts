import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { paths } from '../../../src/contract/paths';
import type { Tell } from '../report/report';
import { withPostgres } from '../withPostgres';
import { askMany, type Call } from './ask';
import { cpuSchema, startedSchema, type Started } from './started';

const ROUNDS = 5;
const CALLS = 200;

/** Processor time of the server for an answer of each kind, beside bare Fastify in the same process, by turns. */
export const benchAnswers = (tell: Tell): Promise<void> =>
  withPostgres({}, async ({ url }) => {
    const child = fork(join(import.meta.dirname, 'server.child.ts'), [url], { execArgv: ['--import', 'tsx'] });
    const started = startedSchema.parse((await once(child, 'message'))[0]);
    await measureAll(child, started, tell);
    child.disconnect();
    await once(child, 'exit');
  });

interface Kind {
  readonly name: string;
  readonly calls: readonly Call[];
  readonly bare: readonly Call[];
  /** Of processor time for an answer, ms. */
  readonly most: number;
}

function kindsOf({ product, bare, token, quotes, serials }: Started): Kind[] {
  const recommendations = product + paths.recommendations;
  // Asked with an address of its own each time, no answer is known.
  const anew = Array.from({ length: CALLS * (ROUNDS + 1) }, (_, nth) => ({
    ...{ url: `${recommendations}?nth=${nth}`, token, body: quotes[nth % quotes.length] },
  }));
  const known = quotes.map((body) => ({ url: recommendations, token, body }));
  const list = [{ url: `${product}${paths.orders}?unit_assignment=unassigned`, token }];
  const units = serials.map((serial) => ({ url: product + paths.inventoryByCode(serial), token }));
  const bareRecommendations = [{ url: `${bare}/recommendations`, body: '{}' }];
  return [
    { name: 'recommendations, asked again', calls: known, bare: bareRecommendations, most: 2 },
    { name: 'recommendations, made anew', calls: anew, bare: bareRecommendations, most: 2 },
    { name: 'list of orders', calls: list, bare: [{ url: `${bare}/list` }], most: 0.5 },
    { name: 'unit by code', calls: units, bare: [{ url: `${bare}/unit` }], most: 0.3 },
  ];
}

async function measureAll(child: ChildProcess, started: Started, tell: Tell): Promise<void> {
  const timed = async (calls: readonly Call[], nth: number) => {
    const before = await cpuMs(child);
    const bytes = await askMany(calls, CALLS, nth);
    return { bytes, ms: ((await cpuMs(child)) - before) / CALLS };
  };
  const kinds = kindsOf(started).map((kind) => ({
    ...kind,
    ours: [] as number[],
    peers: [] as number[],
    bytes: [] as number[],
  }));
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const kind of kinds) {
      const bare = await timed(kind.bare, 0);
      const { ms, bytes } = await timed(kind.calls, CALLS * round);
      // The first turn counts for nothing.
      if (round === 0) continue;
      kind.ours.push(ms);
      kind.bytes.push(bytes);
      kind.peers.push(bare.ms);
    }
  for (const { name, ours, peers, most } of kinds)
    tell({
      ...{ what: `${name}: processor time, 32 clients`, unit: 'ms', ours, goals: [{ most }] },
      peers: { 'bare Fastify': peers },
    });
  const bytes = kinds[0]?.bytes ?? [];
  tell({ what: 'recommendations: on the wire', unit: 'bytes', ours: bytes, goals: [{ most: 17_000 }] });
}

async function cpuMs(child: ChildProcess): Promise<number> {
  child.send('cpu');
  const { user, system } = cpuSchema.parse((await once(child, 'message'))[0]);
  return (user + system) / 1_000;
}
