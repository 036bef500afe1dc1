import * as z from 'zod';
import { paths } from '../../../src/contract/paths';
import { toQuote } from '../../../src/domain/order/quote';
import { connect } from '../../../src/server/db/connect';
import { toOrder } from '../../../src/server/presenters/orders/order';
import { createTestApp } from '../../support/server/app';
import { show, timedAsync } from '../measure';

const url = z.string().parse(process.argv[2]);
const MIB = 2 ** 20;
const ORDERS = 100;

/** Of what is still in use. */
function memory(): string {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage();
  const [heap, buffers, all] = [heapUsed, arrayBuffers, rss].map((bytes) => `${(bytes / MIB).toFixed(0)} MiB`);
  return `heap ${heap}, typed arrays ${buffers}, process ${all}`;
}

const seconds = (since: number) => `${((performance.now() - since) / 1_000).toFixed(1)} s`;

const { db, close } = connect(url, { statementTimeoutMs: 600_000 });
console.log(`  before            ${memory()}`);
const starting = performance.now();
const served = await createTestApp({ db, url }, { env: { LOG_LEVEL: 'silent' } });
console.log(`  the whole server  ${memory()}, read in ${seconds(starting)}`);
const orders = await db
  .selectFrom('orders')
  .selectAll()
  .where('assigned_serial', 'is', null)
  .orderBy('id')
  .limit(ORDERS)
  .execute();
const recommend = async (order: (typeof orders)[number]) => {
  const { statusCode } = await served.call('POST', paths.recommendations, toQuote(toOrder(order)));
  if (statusCode !== 200) throw new Error(`Answered ${statusCode}.`);
};
console.log(show('  recommendations', await timedAsync(orders, recommend)));
await served.close();
await close();
