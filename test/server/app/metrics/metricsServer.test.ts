import { readFileSync } from 'node:fs';
import { connect } from '../../../../src/server/db/pool/connectionPool';
import { watchBackups } from '../../../../src/server/app/metrics/backups';
import { watchIndexes, createMetrics, watchPool } from '../../../../src/server/app/metrics/metrics';
import { recordBackup } from '../../../../src/server/db/backup/recordBackup';
import type { PeriodicTask } from '../../../../src/server/lib/periodicTask';
import { openMetrics } from '../../../../src/server/app/metrics/metricsServer';
import { createTestDatabase, type TestDatabase } from '../../../support/server/database';

let database: TestDatabase;
let server: Awaited<ReturnType<typeof openMetrics>>;
let connection: ReturnType<typeof connect>;
const metrics = createMetrics();
let backups: PeriodicTask;
const errors: unknown[] = [];
let isReady = false;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url, { maxConnections: 2 });
  watchPool(metrics, connection.pool);
  backups = watchBackups(metrics, connection.db, (error) => errors.push(error));
  const inventory = { size: () => 3, isReady: () => true };
  watchIndexes(metrics, { inventory, available: { size: () => 2, isReady: () => isReady } }, () => 1_500);
  server = await openMetrics(metrics, { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  await connection.close();
  await database.close();
});

const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${server.port}${path}`, init);
const shown = async (name: string) => {
  const text = await (await ask('/metrics')).text();
  return text.split('\n').filter((line) => line.startsWith(name));
};

test('Prometheus reads everything at /metrics, the process included, and nothing else is there', async () => {
  const answer = await ask('/metrics');
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await answer.text();
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
    'nodejs_heap_size_used_bytes',
  ])
    expect(text).toMatch(new RegExp(`^${name} `, 'm'));
  expect((await ask('/metrics', { method: 'POST' })).status).toBe(405);
  expect((await ask('/readyz')).status).toBe(404);
});

test('the last backup is shown by the time that it was made, and archiving fails only if PostgreSQL says so', async () => {
  expect(await shown('specai_last_backup')).toEqual(['specai_last_backup_timestamp_seconds 0']);
  for (const madeAt of ['2026-03-05T15:30:00Z', '2026-03-04T15:30:00Z'])
    await recordBackup(database.url, { madeAt, file: 'a.zip', isVerified: false });
  backups.now();
  await backups.stop();
  expect(await shown('specai_last_backup')).toEqual(['specai_last_backup_timestamp_seconds 1772724600']);
  expect(await shown('specai_wal')).toEqual(['specai_wal_archiving_fails 0']);
  expect(errors).toEqual([]);
});

test('the pool shows its connections, those that are idle, and requests that wait for one', async () => {
  const held = [await connection.pool.connect(), await connection.pool.connect()];
  const waiting = connection.pool.connect();
  expect(await shown('specai_database')).toEqual([
    'specai_database_connections 2',
    'specai_database_connections_idle 0',
    'specai_database_requests_waiting 1',
  ]);
  held.forEach((client) => client.release());
  (await waiting).release();
  expect(await shown('specai_database')).toEqual([
    'specai_database_connections 2',
    'specai_database_connections_idle 2',
    'specai_database_requests_waiting 0',
  ]);
});

test('an index shows its units and its age once it was read', async () => {
  const age = 'specai_index_age_seconds{index="inventory"} 1.5';
  expect(await shown('specai_index')).toEqual(['specai_index_units{index="inventory"} 3', age]);
  isReady = true;
  expect(await shown('specai_index')).toEqual([
    'specai_index_units{index="inventory"} 3',
    'specai_index_units{index="available"} 2',
    age,
    'specai_index_age_seconds{index="available"} 1.5',
  ]);
});

const namesIn = (text: string) => [...new Set(text.match(/\b(?:http|specai|nodejs|process)_[a-z\d_]+/g))];

test.each(['deploy/prometheus/rules.yaml', 'docs/operate/operations.md'])(
  '%s names only metrics that there are',
  async (file) => {
    const known = await metrics.registry.getMetricsAsJSON();
    const names = known.flatMap(({ name }) => [name, ...['_count', '_sum', '_bucket'].map((part) => name + part)]);
    const used = namesIn(readFileSync(file, 'utf8'));
    expect(used.length).toBeGreaterThan(2);
    expect(used.filter((name) => !names.includes(name))).toEqual([]);
  },
);

test('docs/operate/operations.md explains every metric of ours', async () => {
  const known = await metrics.registry.getMetricsAsJSON();
  const ours = known.map(({ name }) => name).filter((name) => /^(?:http|specai)_/.test(name));
  const explained = namesIn(readFileSync('docs/operate/operations.md', 'utf8'));
  expect(ours.filter((name) => !explained.includes(name))).toEqual([]);
});
