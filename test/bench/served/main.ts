import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { facets } from '../../../src/contract/inventory/inventoryQuery';
import { paths } from '../../../src/contract/paths';
import { connect } from '../../../src/server/db/connect';
import { startEmbeddedPostgres } from '../../../src/server/db/embedded';
import { migrateToLatest } from '../../../src/server/db/migrate';
import { loadSampleIfEmpty } from '../../../src/server/import/sample/loadSample';
import { createTestApp } from '../../support/server/app';
import { askAll } from './asked';
import { fillOrders } from './fillOrders';
import { fillUnits } from './fillUnits';
import { inventoryQuestions } from './inventoryQuestions';
import { ordersQuestions } from './ordersQuestions';
import { makeDataFolder } from '../../support/makeDataFolder';

const UNITS = Number(process.argv[2] ?? 1_000_000);
const ORDERS = Number(process.argv[3] ?? 100_000);
const log = (text: string) => console.log(text);

/** npm run bench:served [-- UNITS ORDERS]: the real server over HTTP on a database of its own, thrown away at the end. */
const dataDir = makeDataFolder('bench');
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings: { fsync: 'off' } });
const { db, close } = connect(postgres.url, { statementTimeoutMs: 600_000 });
try {
  await migrateToLatest(db);
  await loadSampleIfEmpty(db, join(dataDir, 'sample'));
  await fillUnits(db, UNITS);
  await fillOrders(db, ORDERS);
  const startedAt = performance.now();
  const served = await createTestApp({ db, url: postgres.url }, { env: { LOG_LEVEL: 'silent' } });
  log(`Indexes of ${UNITS} units read in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
  const origin = await served.app.listen({ port: 0 });
  const headers = { authorization: `Bearer ${await served.signIn.token()}` };
  const { count, results } = (await served.call('GET', `${paths.inventory}?page_size=1`)).json<Answer>();
  const counted = served.liveInventory.facets({});
  const values = new Map(facets.map((facet) => [facet, shownOf(counted, facet)]));
  const serial = results[0]?.serial ?? '';
  await askAll(inventoryQuestions(values, count, serial), { origin, headers, log });
  log(`\nThe same server with ${ORDERS} open orders`);
  await askAll(ordersQuestions(await knownOrders(db)), { origin, headers, log });
  log(
    `\nLoad of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
  await served.close();
} finally {
  await close();
  await postgres.stop();
  await rm(dataDir, { recursive: true });
}

interface Answer {
  count: number;
  results: { serial: string }[];
}

function shownOf(
  counted: ReturnType<Awaited<ReturnType<typeof createTestApp>>['liveInventory']['facets']>,
  facet: string,
) {
  return counted.find((each) => each.facet === facet)?.values.map(({ value }) => value) ?? [];
}

/** Some of the orders, as people know them. */
function knownOrders(from: typeof db) {
  return from
    .selectFrom('orders')
    .innerJoin('order_matches', 'order_id', 'id')
    .select(['id', 'job_number', 'customer_name', 'sales_rep', 'best_serial'])
    .where('best_serial', 'is not', null)
    .orderBy('order_code')
    .limit(100)
    .execute();
}
