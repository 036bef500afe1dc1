import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { paths } from '../../src/contract/paths';
import { connect } from '../../src/server/db/pool/connectionPool';
import { insertRows, orderRow, unitRow } from '../support/server/database';
import { withDatabase } from './database';
import { postgresSeconds } from './measure';
import { startProduct, type Product } from './product';
import type { Row } from './report';

const SERVERS = [1, 2, 4, 8];
const [CLIENTS, CALLS, WARM_UP, CHANGES, PER_CHANGE, RESERVATIONS] = [8, 200, 100, 20, 60, 100];
const BETWEEN_CHANGES_MS = 500;

interface Site {
  readonly url: string;
  readonly location: string;
  readonly servers: readonly Product[];
}

/** Processor time over some work, ms: the mean of the servers, and PostgreSQL's. */
async function costOf({ servers, location }: Site, work: () => Promise<unknown>) {
  await Promise.all(servers.map(({ used }) => used()));
  const before = postgresSeconds(location);
  await work();
  const database = (postgresSeconds(location) - before) * 1_000;
  const used = await Promise.all(servers.map((server) => server.used()));
  const sum = used.reduce((total, { cpuMs }) => total + cpuMs, 0);
  return { all: sum, each: sum / servers.length, database, memoryMb: Math.max(...used.map((each) => each.memoryMb)) };
}

type Ask = (server: Product, nth: number) => readonly [path: string, body?: unknown];

/** Each server gets every n-th request. */
async function askAll({ servers }: Site, count: number, ask: Ask): Promise<void> {
  let next = 0;
  const client = async () => {
    for (let nth = next++; nth < count; nth = next++) {
      const server = servers[nth % servers.length]!;
      const [path, body] = ask(server, nth);
      const headers = { authorization: `Bearer ${server.token}`, 'accept-encoding': 'gzip, br' };
      const posted = body !== undefined && {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
      };
      const answer = await fetch(server.origin + path, {
        headers: { ...headers, ...(posted && { 'content-type': 'application/json' }) },
        ...posted,
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

/** A distinct address each, so that no cached answer fits. */
let distinct = 0;
const kinds: Readonly<Record<string, Ask>> = {
  'a page of the orders': (_server, nth) => [`${paths.orders}?unit_assignment=unassigned&page=${1 + (nth % 20)}`],
  'the best units for an order': ({ quotes }, nth) => [
    `${paths.recommendations}?nth=${distinct++}`,
    quotes[nth % quotes.length],
  ],
  'the same, asked again': ({ quotes }, nth) => [paths.recommendations, quotes[nth % quotes.length]],
  'one unit': ({ serials }, nth) => [paths.inventoryByCode(serials[nth % serials.length] ?? '')],
};
const MIX = ['a page of the orders', 'the best units for an order', 'one unit', 'the best units for an order'];
const mixed: Ask = (server, nth) => kinds[MIX[nth % MIX.length] ?? '']!(server, Math.floor(nth / MIX.length));

async function change(client: Client): Promise<void> {
  const { rows } = await client.query<{ serial: string }>(
    `select serial from units order by serial limit ${CHANGES * PER_CHANGE}`,
  );
  for (let round = 0; round < CHANGES; round += 1) {
    const serials = rows.slice(round * PER_CHANGE, (round + 1) * PER_CHANGE).map(({ serial }) => serial);
    await client.query('update units set unit_cost = unit_cost + 1 where serial = any($1)', [serials]);
    await pause(BETWEEN_CHANGES_MS);
  }
}

const figure = (value: number) => (value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toPrecision(2));
const line = (...cells: readonly (string | number)[]) =>
  console.log(`| ${cells.map((cell) => (typeof cell === 'number' ? figure(Math.max(0, cell)) : cell)).join(' | ')} |`);

async function printKinds(site: Site): Promise<void> {
  line('request', 'server, ms', 'PostgreSQL, ms');
  line('---', '---', '---');
  for (const [name, ask] of Object.entries(kinds)) {
    await askAll(site, WARM_UP, ask);
    const { all, database } = await costOf(site, () => askAll(site, CALLS, ask));
    line(name, all / CALLS, database / CALLS);
  }
}

async function reserve(site: Site, group: number): Promise<void> {
  const { db, close } = connect(site.url);
  const serials = Array.from({ length: RESERVATIONS }, (_, nth) => `S${group}-${nth}`);
  const orders = serials.map((serial) => orderRow({ order_code: serial, job_number: serial }));
  const ids = await insertRows(db, { units: serials.map((serial) => unitRow({ serial })), orders });
  await close();
  // The servers have read these before the reservations are measured.
  await pause(BETWEEN_CHANGES_MS * 4);
  reserving = (_server, nth) => [paths.reservations, { itemCode: serials[nth], orderId: String(ids[nth]) }];
}
let reserving: Ask = () => [''];

async function printScale(site: Site, client: Client): Promise<void> {
  const idle = await costOf(site, () => pause(CHANGES * BETWEEN_CHANGES_MS));
  const changed = await costOf(site, () => change(client));
  await askAll(site, WARM_UP * site.servers.length, mixed);
  const read = await costOf(site, () => askAll(site, CALLS, mixed));
  await reserve(site, site.servers.length);
  const reserved = await costOf(site, () => askAll(site, RESERVATIONS, reserving));
  const seconds = (CHANGES * BETWEEN_CHANGES_MS) / 1_000;
  line(
    ...[String(site.servers.length), read.all / CALLS, read.database / CALLS],
    ...[reserved.all / RESERVATIONS, reserved.database / RESERVATIONS],
    ...[(changed.each - idle.each) / CHANGES, (changed.database - idle.database) / CHANGES],
    ...[idle.each / seconds, idle.database / seconds, read.memoryMb],
  );
}

/** Prints the tables of docs/operate/operations.md#scaling: processor time, which a busy machine changes less than the clock. */
export const benchScaling = (count = 200_000): Promise<Row[]> =>
  withDatabase({ units: count, orders: count }, async ({ url, location }) => {
    const client = new Client(url);
    await client.connect();
    const servers: Product[] = [];
    try {
      servers.push(await startProduct(url, 'unwatched'));
      await printKinds({ url, location, servers });
      console.log();
      line(
        'servers',
        'read',
        'read: PG',
        'reserve',
        'reserve: PG',
        'change',
        'change: PG',
        'idle/s',
        'idle/s: PG',
        'MB',
      );
      line(...Array.from({ length: 10 }, () => '---'));
      for (const wanted of SERVERS) {
        while (servers.length < wanted) servers.push(await startProduct(url, 'unwatched'));
        await printScale({ url, location, servers }, client);
      }
    } finally {
      for (const server of servers) await server.stop();
      await client.end();
    }
    return [];
  });
