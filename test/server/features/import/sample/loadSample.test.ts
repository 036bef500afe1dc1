import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { businessDay } from '../../../../../src/domain/calendar/businessDay';
import { importFiles } from '../../../../../src/server/features/import/importFiles';
import { loadSampleIfEmpty } from '../../../../../src/server/features/import/sample/loadSample';
import { asRestore } from '../../../../support/server/asRestore';
import { useTestDatabase } from '../../../../support/server/database';
import { importOfOwnExports, nothingChanged } from '../../../../support/server/ownExports';

const database = useTestDatabase();
let dir: string;

beforeAll(async () => {
  dir = join(await mkdtemp(join(tmpdir(), 'sample-')), 'sample');
});
afterAll(() => rm(join(dir, '..'), { recursive: true }));

test('the sample fills an empty database once, and its files import again without a change', async () => {
  const report = await loadSampleIfEmpty(database.db, dir, '2026-06-15');
  expect(report?.orders.added).toBeGreaterThanOrEqual(140);
  expect(report?.units.added).toBeGreaterThanOrEqual(1600);
  expect(await readdir(dir)).toEqual(['orders.csv', 'units.csv']);
  expect(await loadSampleIfEmpty(database.db, dir, '2026-06-15')).toBeNull();
  const again = await importFiles(database.db, { orders: join(dir, 'orders.csv'), units: join(dir, 'units.csv') });
  expect([again.orders.added, again.orders.changed, again.units.added, again.units.changed]).toEqual([0, 0, 0, 0]);
});

test('the exported sample imports again without questions or changes', async () => {
  const count = (table: 'orders' | 'units') =>
    database.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string>().as('rows'))
      .executeTakeFirstOrThrow();
  const all = nothingChanged(Number((await count('orders')).rows), Number((await count('units')).rows));
  const write = async (name: string, content: string | Buffer) => {
    const path = join(dir, '..', name);
    await writeFile(path, content);
    return path;
  };
  expect(await importOfOwnExports(database, 'csv', write)).toEqual(all);
  expect(await importOfOwnExports(database, 'xlsx', write)).toEqual(all);
});

test('sample orders are dated before the given day, or before today', async () => {
  const recent = await database.db.selectFrom('orders').select('order_date').execute();
  const dates = recent.flatMap(({ order_date }) => (order_date === null ? [] : [order_date])).sort();
  expect(dates.at(-1)! <= '2026-06-15').toBe(true);
  expect(dates.filter((date) => date > '2026-05-16').length).toBeGreaterThan(20);
  await database.db.deleteFrom('orders').execute();
  await database.db.deleteFrom('units').execute();
  expect(await loadSampleIfEmpty(database.db, dir)).toBeNull();
  await asRestore(database.db, ['imports'], (trx) => trx.deleteFrom('imports').execute());
  expect(await loadSampleIfEmpty(database.db, dir)).not.toBeNull();
  const newest = await database.db
    .selectFrom('orders')
    .select((eb) => eb.fn.max('order_date').as('d'))
    .executeTakeFirstOrThrow();
  expect(Date.now() - Date.parse(newest.d!)).toBeLessThan(4 * 86_400_000);
  // The business day begins hours after the server's day.
  expect(newest.d! <= businessDay(new Date())).toBe(true);
});
