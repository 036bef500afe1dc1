import { createReadStream, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { paths } from '../../src/contract/paths';
import { importFiles } from '../../src/server/features/import/importFiles';
import { withDatabase } from './database';
import { byTurns, postgresSeconds } from './measure';
import { startProduct, watchTurns, type Product } from './product';
import type { Row } from './report';

const ROUNDS = 3;
const TURN_MS = 20;

/** Seconds of processor time of PostgreSQL and of this process, and the longest turn of the event loop, ms. */
async function usedBy(location: string, work: () => Promise<unknown>) {
  const [turns, before, cpu] = [watchTurns(), postgresSeconds(location), process.cpuUsage()];
  await work();
  turns.stop();
  const { user, system } = process.cpuUsage(cpu);
  return { seconds: (user + system) / 1e6 + postgresSeconds(location) - before, longestTurnMs: turns.longest() };
}

type Used = Awaited<ReturnType<typeof usedBy>>;
const secondsOf = (used: readonly Used[]) => used.map(({ seconds }) => seconds);

function rowsOf(what: string, ours: readonly Used[], peers: Readonly<Record<string, number[]>>, most: number): Row[] {
  const turns = ours.map(({ longestTurnMs }) => longestTurnMs);
  return [
    { what: `${what}: processor time`, unit: 's', ours: secondsOf(ours), peers, goals: [{ most, of: 'COPY' }] },
    { what: `${what}: longest turn of the event loop`, unit: 'ms', ours: turns, goals: [{ most: TURN_MS }] },
  ];
}

const COPY_OUT = `copy (
  select id, order_code, job_number, sales_order_number, customer_name, sales_rep, order_type, ship_city, ship_state,
    stock_code_desc, kva_rating, sale_price, order_date, request_date, issued_units, assigned_serial
  from orders where assigned_serial is null and issued_units = 0 and retired_at is null) to stdout (format csv)`;

async function exportOnce({ origin, token, used }: Product, location: string) {
  await used();
  const before = postgresSeconds(location);
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' };
  const answer = await fetch(`${origin}${paths.ordersExport}?unit_assignment=unassigned`, { headers });
  if (!answer.ok || !answer.body) throw new Error(`The export was answered with ${answer.status}`);
  for await (const _ of answer.body);
  const { cpuMs, longestTurnMs } = await used();
  return { seconds: cpuMs / 1_000 + postgresSeconds(location) - before, longestTurnMs };
}

/** The export of open orders over HTTP, beside COPY of the same columns, unsorted, to a client that drops them. */
export const benchExport = (orders = 200_000): Promise<Row[]> =>
  withDatabase({ orders, units: 30_000 }, async ({ url, location }) => {
    const product = await startProduct(url);
    const client = new Client(url);
    await client.connect();
    const { ours, copy } = await byTurns(ROUNDS, {
      copy: () => usedBy(location, () => finished(client.query(copyTo(COPY_OUT)).resume())),
      ours: () => exportOnce(product, location),
    });
    await client.end();
    await product.stop();
    return rowsOf(`export of ${orders.toLocaleString('en-US')} orders`, ours, { COPY: secondsOf(copy) }, 3);
  });

const IMPORTED =
  'serial,condition,phase,kva_rating,primary_voltage,secondary_voltage,manufacturer,mfg_year,weight_lbs,unit_cost';

function unitOf(place: number): string {
  const [condition, maker] = [place % 3 === 0 ? 'RW' : 'RC', ['Howard', 'Cooper', 'ABB'][place % 3]];
  const [phase, kva] = [place % 4 === 0 ? 1 : 3, [75, 112.5, 500, 1_000][place % 4]];
  const [year, weight, cost] = [1_980 + (place % 40), 8_000 + (place % 500), 10_000 + (place % 9_000)];
  return `7${1_000_000 + place},${condition},${phase},${kva},12470GrdY/7200,480Y/277,${maker},${year},${weight},${cost}.50\n`;
}

/** Into a new table with the columns, checks and key of units, or into units with their indexes; rolled back. */
async function copyOnce(client: Client, location: string, table: 'copied' | 'units', file: string): Promise<Used> {
  await client.query('begin');
  const like = 'like units including defaults including constraints, primary key (serial)';
  if (table === 'copied') await client.query(`create table copied (${like})`);
  const copy = () => client.query(copyFrom(`copy ${table} (${IMPORTED}) from stdin (format csv, header)`));
  const used = await usedBy(location, () => pipeline(createReadStream(file), copy()));
  await client.query('rollback');
  return used;
}

/** Imports of new units as from the command line, beside COPY of the same file. */
export const benchImport = (rows = 100_000): Promise<Row[]> =>
  withDatabase({}, async ({ db, url, folder, location }) => {
    const units = join(folder, 'units.csv');
    const client = new Client(url);
    await client.connect();
    const { copy, indexed, ours } = await byTurns(ROUNDS, {
      copy: (round) => {
        const content = Array.from({ length: rows }, (_, index) => unitOf(round * rows + index));
        writeFileSync(units, `${IMPORTED}\n${content.join('')}`);
        return copyOnce(client, location, 'copied', units);
      },
      indexed: () => copyOnce(client, location, 'units', units),
      ours: () => usedBy(location, () => importFiles(db, { units })),
    });
    await client.end();
    const peers = { COPY: secondsOf(copy), 'COPY into units': secondsOf(indexed) };
    return rowsOf(`import of ${rows.toLocaleString('en-US')} units`, ours, peers, 2.5);
  });
