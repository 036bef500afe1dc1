import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { paths } from '../../src/contract/paths';
import { toQuote } from '../../src/domain/orders/quote';
import { connect, UNHURRIED } from '../../src/server/db/pool/connectionPool';
import { toOrder } from '../../src/server/features/orders/presenter';
import { createTestApp } from '../support/server/app';
import { watchTurns, type Started, type Used } from './product';

const AFTER_COLLECTION_MS = 50;
const [, , url = '', watched = 'watched'] = process.argv;
/** The timer itself takes about 4 % of a processor. */
const turns = watched === 'watched' ? watchTurns() : null;
let before = process.cpuUsage();

async function used(): Promise<Used> {
  const { user, system } = process.cpuUsage(before);
  const longestTurnMs = turns?.longest() ?? NaN;
  globalThis.gc?.();
  const { rss } = process.memoryUsage();
  await pause(AFTER_COLLECTION_MS);
  before = process.cpuUsage();
  turns?.reset();
  return { cpuMs: (user + system) / 1_000, longestTurnMs, memoryMb: rss / 1_000_000 };
}

const { db, close } = connect(url, { ...UNHURRIED, statementTimeoutMs: 1_800_000 });
await used();
const served = await createTestApp({ db, url }, { env: { LOG_LEVEL: 'silent' } });
const origin = await served.app.listen({ port: 0 });
const start = await used();

const open = db.selectFrom('orders').selectAll().where('assigned_serial', 'is', null).orderBy('id').limit(100);
const quotes = (await open.execute()).map((order) => JSON.stringify(toQuote(toOrder(order))));
const serials = (await db.selectFrom('units').select('serial').limit(100).execute()).map(({ serial }) => serial);
const headers = { 'accept-encoding': 'gzip, br' };
const answers = {
  recommendations: await served.call('POST', paths.recommendations, JSON.parse(quotes[0] ?? '{}'), headers),
  list: await served.call('GET', paths.orders, undefined, headers),
  unit: await served.call('GET', paths.inventoryByCode(serials[0] ?? ''), undefined, headers),
};
const bare = Fastify();
for (const [name, { rawPayload }] of Object.entries(answers))
  bare.all(`/${name}`, (_request, reply) => reply.type('application/octet-stream').send(rawPayload));

const started: Started = {
  ...{ origin, token: await served.signIn.token(), bare: await bare.listen({ port: 0 }), quotes, serials, start },
};
process.send?.(started);
process.on('message', () => void used().then((each) => process.send?.(each)));
process.on('disconnect', () => {
  turns?.stop();
  void Promise.all([bare.close(), served.close()]).then(close);
});
