import { finished } from 'node:stream/promises';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { paths } from '../../../src/contract/paths';
import { cpuSeconds } from '../import/cpu';
import { startProduct, type Product } from '../product';
import type { Tell } from '../report/report';
import { withPostgres, type BenchDatabase } from '../withPostgres';

const ROUNDS = 3;
const TURN_MS = 20;
/** All that a file says of an order comes from these. */
const COLUMNS = [
  ...['id', 'order_code', 'job_number', 'sales_order_number', 'customer_name', 'sales_rep', 'order_type', 'ship_city'],
  ...['ship_state', 'stock_code_desc', 'kva_rating', 'sale_price', 'order_date', 'request_date', 'issued_units'],
  'assigned_serial',
].join(', ');

/** Seconds of processor time of the server and of PostgreSQL for the whole list as CSV, and the longest turn of the server. */
async function exportOnce({ origin, token, taken }: Product, { location }: BenchDatabase) {
  await taken();
  const before = cpuSeconds(location).postgres;
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' };
  const answer = await fetch(`${origin}${paths.ordersExport}?unit_assignment=unassigned`, { headers });
  if (!answer.ok || !answer.body) throw new Error(`The export was answered with ${answer.status}`);
  for await (const _ of answer.body);
  const { cpuMs, longestTurnMs } = await taken();
  return { seconds: cpuMs / 1_000 + cpuSeconds(location).postgres - before, longestTurnMs };
}

/** The same for COPY of the same columns, in no order, to a client that drops them. */
async function copyOnce({ url, location }: BenchDatabase): Promise<number> {
  const client = new Client(url);
  await client.connect();
  const before = cpuSeconds(location);
  const open = 'assigned_serial is null and issued_units = 0 and retired_at is null';
  const rows = client.query(copyTo(`copy (select ${COLUMNS} from orders where ${open}) to stdout (format csv)`));
  await finished(rows.resume());
  const after = cpuSeconds(location);
  await client.end();
  return after.node - before.node + after.postgres - before.postgres;
}

/** The export of so many orders beside COPY, by turns; the first turn counts for nothing. */
export const benchExport = (tell: Tell, orders: number): Promise<void> =>
  withPostgres({ orders, units: 30_000 }, async (database) => {
    const product = await startProduct(database.url);
    const [ours, turns, copied]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const copy = await copyOnce(database);
      const { seconds, longestTurnMs } = await exportOnce(product, database);
      if (round === 0) continue;
      copied.push(copy);
      ours.push(seconds);
      turns.push(longestTurnMs);
    }
    await product.stop();
    const what = `export of ${orders.toLocaleString('en-US')} orders`;
    const peers = { COPY: copied };
    tell({ what: `${what}: processor time`, unit: 's', ours, peers, goals: [{ most: 3, of: 'COPY' }] });
    tell({ what: `${what}: longest turn of the event loop`, unit: 'ms', ours: turns, goals: [{ most: TURN_MS }] });
  });
