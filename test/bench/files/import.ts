import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { importFiles } from '../../../src/server/import/importFiles';
import { cpuSeconds } from '../import/cpu';
import { writeCsv } from '../import/files';
import { BENCH_ROWS, type BenchRows } from '../import/rows';
import type { Tell } from '../report/report';
import { watchTurns } from '../turns';
import { withPostgres, type BenchDatabase } from '../withPostgres';

const ROUNDS = 3;
const WARM_UP = 2_000;
const TURN_MS = 20;
const COLUMNS = [
  ...['serial', 'condition', 'phase', 'kva_rating', 'primary_voltage', 'secondary_voltage', 'manufacturer'],
  ...['mfg_year', 'weight_lbs', 'unit_cost'],
].join(', ');

/** New units, from this place on. */
const from = (place: number): BenchRows => ({
  header: BENCH_ROWS.units.header,
  rowOf: (index) => BENCH_ROWS.units.rowOf(place + index),
});
/** As COPY takes them: dollars without their sign. */
const clean = ({ header, rowOf }: BenchRows): BenchRows => ({
  header,
  rowOf: (index) =>
    rowOf(index).map((cell) => (String(cell).startsWith('$') ? String(cell).replace(/[$,]/g, '') : cell)),
});

/** Seconds of processor time of this process and PostgreSQL, and the longest turn of the event loop, ms. */
async function takenBy(location: string, work: () => Promise<unknown>) {
  const turns = watchTurns();
  const before = cpuSeconds(location);
  await work();
  turns.stop();
  const after = cpuSeconds(location);
  return { seconds: after.node - before.node + after.postgres - before.postgres, longestTurnMs: turns.longest() };
}

const copyFile = (client: Client, table: string, path: string) =>
  pipeline(
    createReadStream(path),
    client.query(copyFrom(`copy ${table} (${COLUMNS}) from stdin (format csv, header)`)),
  );

/** COPY into an empty table with the columns, checks and key of units; and into units, with their indexes, which is undone. */
async function copy({ url, location }: BenchDatabase, path: string): Promise<{ bare: number; indexed: number }> {
  const client = new Client(url);
  await client.connect();
  await client.query('create table copied (like units including defaults including constraints, primary key (serial))');
  const bare = await takenBy(location, () => copyFile(client, 'copied', path));
  await client.query('drop table copied');
  await client.query('begin');
  const indexed = await takenBy(location, () => copyFile(client, 'units', path));
  await client.query('rollback');
  await client.end();
  return { bare: bare.seconds, indexed: indexed.seconds };
}

/** Imports of so many new units as from the command line, beside COPY of the same rows, by turns. */
export const benchImport = (tell: Tell, rows: number): Promise<void> =>
  withPostgres({}, async (database) => {
    const { db, folder, location } = database;
    const [ours, turns, copied, indexed]: [number[], number[], number[], number[]] = [[], [], [], []];
    const [given, cleaned] = [join(folder, 'units.csv'), join(folder, 'clean.csv')];
    await writeCsv(given, WARM_UP, from(ROUNDS * rows));
    await importFiles(db, { units: given });
    for (let round = 0; round < ROUNDS; round += 1) {
      const content = from(round * rows);
      await writeCsv(given, rows, content);
      await writeCsv(cleaned, rows, clean(content));
      const copies = await copy(database, cleaned);
      copied.push(copies.bare);
      indexed.push(copies.indexed);
      const taken = await takenBy(location, () => importFiles(db, { units: given }));
      ours.push(taken.seconds);
      turns.push(taken.longestTurnMs);
    }
    const what = `import of ${rows.toLocaleString('en-US')} units`;
    const peers = { COPY: copied, 'COPY into units': indexed };
    tell({ what: `${what}: processor time`, unit: 's', ours, peers, goals: [{ most: 2.5, of: 'COPY' }] });
    tell({ what: `${what}: longest turn of the event loop`, unit: 'ms', ours: turns, goals: [{ most: TURN_MS }] });
  });
