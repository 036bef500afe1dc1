import { toQuote } from '../../../../src/domain/orders/quote';
import { recommend } from '../../../../src/server/features/matching/recommend';
import { toOrder } from '../../../../src/server/features/orders/presenter';
import { createUnitFilesRepository } from '../../../../src/server/features/files/repository';
import { createUnitsRepository, type UnitRow } from '../../../../src/server/features/units/repository';
import { createTestApp, type TestApp } from '../../../support/server/app';
import { createTestDatabase, type TestDatabase, insertRows, orderRow, unitRow } from '../../../support/server/database';

let database: TestDatabase;
let served: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  await insertRows(database.db, { orders: [orderRow()] });
  served = await createTestApp(database);
});
afterEach(async () => {
  await database.db.deleteFrom('units').execute();
});
afterAll(async () => {
  await served.close();
  await database.close();
});

/** Puts the unit into the inventory, and returns its row. */
async function stored(serial: string): Promise<UnitRow> {
  await insertRows(database.db, { units: [unitRow({ serial })] });
  return database.db.selectFrom('units').selectAll().executeTakeFirstOrThrow();
}

/** The best five for the order if others reserve these units. Records the keys of the pages read. */
async function bestFive(reserved: readonly UnitRow[]) {
  await served.liveUnits.apply('all');
  const requestedAfter: string[] = [];
  const stored = createUnitsRepository(database.db);
  const units = {
    ...stored,
    bySerials: async (serials: readonly string[]) => [...(await stored.bySerials(serials)), ...reserved],
    assignedAfter: (last: string, limit: number) => {
      requestedAfter.push(last);
      return Promise.resolve(reserved.filter(({ serial }) => serial > last).slice(0, limit));
    },
  };
  const order = await database.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  const request = { ...toQuote(toOrder(order)), include_reserved: true, limit: 5 };
  const unitFiles = createUnitFilesRepository(database.db);
  const dependencies = { units, unitFiles, liveUnits: served.liveUnits, addressOf: () => '' };
  const { matches, count } = await recommend(dependencies, request, order);
  return { serials: matches.map(({ serial }) => serial), count, requestedAfter };
}

/** Copies with serials from 10000 on, of ten times the power that the order has. */
const poorer = (row: UnitRow, length: number): UnitRow[] =>
  Array.from({ length }, (_, nth) => ({ ...row, serial: String(10_000 + nth), kva_rating: '5000' }));

test('reserved units come in batches of a thousand, of which the last one can have the best unit', async () => {
  const row = await stored('0012');
  const reserved = [...poorer(row, 2_000), { ...row, serial: '12000' }];
  const { serials, count, requestedAfter } = await bestFive(reserved);
  expect(serials.slice(0, 2)).toEqual(['0012', '12000']);
  expect(serials).toHaveLength(5);
  expect(count).toBe(2_002);
  expect(requestedAfter).toEqual(['', '10999', '11999']);
});

test('a full batch is followed by another read', async () => {
  const row = await stored('0012');
  expect((await bestFive(poorer(row, 1_000))).requestedAfter).toEqual(['', '10999']);
  expect((await bestFive(poorer(row, 999))).requestedAfter).toEqual(['']);
});

test('a unit that was reserved since the index last heard of it is listed once', async () => {
  const row = await stored('0012');
  expect((await bestFive([row])).serials).toEqual(['0012']);
});

test('without units nothing is recommended', async () => {
  expect(await bestFive([])).toMatchObject({ serials: [], count: 0 });
});
