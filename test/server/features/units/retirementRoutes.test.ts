import { paths } from '../../../../src/contract/paths';
import { inventoryFacetsSchema } from '../../../../src/contract/inventory/inventoryQuery';
import { inventoryListSchema } from '../../../../src/contract/inventory/inventoryList';
import { orderSchema, ordersListSchema } from '../../../../src/contract/orders/order';
import { toQuote } from '../../../../src/domain/orders/quote';
import { useTestApp } from '../../../support/server/app';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../../support/server/database';
import { judgeOrders } from '../../../support/server/judgeOrders';

const database = useTestDatabase();

const AT = '2026-03-05T15:30:00.000Z';

beforeAll(async () => {
  await insertRows(database.db, {
    units: [unitRow({ serial: '0012' }), unitRow({ serial: '0013', kva_rating: 300 })],
    orders: [
      { id: 10_001, ...orderRow({ job_number: 'J70001' }) },
      { id: 10_002, ...orderRow({ job_number: 'J70002' }) },
    ],
  });
});
const served = useTestApp(database);

const gone = { retired_at: new Date(AT), retired_by: 'Dana Sales' };
const active = { retired_at: null, retired_by: null };
const settled = () => served.liveUnits.settled();

async function retire(values: typeof gone | typeof active): Promise<void> {
  await database.db.updateTable('units').set(values).where('serial', '=', '0012').execute();
  await heard(values === active);
}

async function heard(isThere: boolean): Promise<void> {
  while ((await served.liveUnits.size()) !== (isThere ? 2 : 1)) await new Promise((resolve) => setTimeout(resolve, 5));
  await settled();
}

afterEach(() => retire(active));

const quote = async () => toQuote(await served.read(orderSchema, paths.order('10001')));

const listed = async (query = '') => {
  const { results } = await served.read(inventoryListSchema, `${paths.inventory}${query}`);
  return results.map(({ serial, retired_at }) => [serial, retired_at]);
};

test('a retired unit immediately leaves matching, coverage and counts', async () => {
  const recommended = async () => {
    const response = await served.call('POST', paths.recommendations, await quote());
    return response.json<{ data: { matches: { serial: string }[] } }>().data.matches.map(({ serial }) => serial);
  };
  const bestOf = async () =>
    (await database.db.selectFrom('order_matches').select('best_serial').orderBy('order_id').execute()).map(
      ({ best_serial }) => best_serial,
    );
  expect(await recommended()).toContain('0012');
  await judgeOrders(database.db, served.liveUnits);
  expect(await bestOf()).toEqual(['0012', '0012']);
  await retire(gone);
  expect(await recommended()).toEqual(['0013']);
  const contention = await served.call('GET', `${paths.contention}?serials=0012`);
  expect(contention.json<{ units: unknown[] }>().units).toEqual([]);
  await judgeOrders(database.db, served.liveUnits);
  expect(await bestOf()).toEqual([null, null]);
  const servable = await served.call('GET', paths.ordersForUnit('0012'));
  expect(servable.json()).toEqual({ count: 0, results: [] });
});

test('a retired unit requested by its IC# is refused with the fix', async () => {
  await retire(gone);
  const response = await served.call('POST', paths.matchIc, { quote: await quote(), serial: '0012' });
  expect(response.json()).toEqual({
    ...{ success: false, data: null },
    message: 'Unit 0012 was retired on 5 March 2026. Bring it back on its page to match it.',
  });
});

test('the inventory lists retired units on request only, and always counts them', async () => {
  await retire(gone);
  expect(await listed()).toEqual([['0013', null]]);
  expect(await listed('?availability=retired')).toEqual([['0012', AT]]);
  expect(await listed('?availability=retired&availability=free')).toHaveLength(2);
  const { results } = await served.read(inventoryFacetsSchema, paths.inventoryFacets);
  expect(results.find(({ facet }) => facet === 'availability')?.values).toEqual([
    { value: 'free', count: 1 },
    { value: 'retired', count: 1 },
  ]);
  expect(results.find(({ facet }) => facet === 'kva')?.values).toEqual([{ value: '300', count: 1 }]);
});

test('the search finds a retired unit and marks it', async () => {
  await retire(gone);
  const found = (await served.call('GET', `${paths.search}?q=0012`)).json<{ units: object[] }>();
  expect(found.units).toMatchObject([{ serial: '0012', is_retired: true }]);
});

test('a unit shows when it was retired and by which person, and can be restored by everyone', async () => {
  await retire(gone);
  const unit = async () => (await served.call('GET', paths.inventoryByCode('0012'))).json<object>();
  expect(await unit()).toMatchObject({ retiredAt: AT, retiredBy: 'Dana Sales' });
  expect((await served.call('DELETE', paths.unitRetirement('0012'))).statusCode).toBe(204);
  expect(await unit()).toMatchObject({ retiredAt: null, retiredBy: null });
  await heard(true);
  expect(await listed()).toHaveLength(2);
  expect((await served.call('DELETE', paths.unitRetirement('0012'))).statusCode).toBe(204);
  expect((await served.call('DELETE', paths.unitRetirement('none'))).statusCode).toBe(404);
});

test('a retired order is no longer open: it is listed on request, cannot reserve, and is brought back', async () => {
  await database.db.updateTable('orders').set(gone).where('id', '=', 10_001).execute();
  const jobs = async (query = '') =>
    (await served.read(ordersListSchema, `${paths.orders}${query}`)).results.map(({ job_number }) => job_number);
  expect(await jobs()).toEqual(['J70002']);
  expect(await jobs('?unit_assignment=retired')).toEqual(['J70001']);
  await judgeOrders(database.db, served.liveUnits);
  expect(await database.db.selectFrom('order_matches').select('order_id').execute()).toEqual([{ order_id: 10_002 }]);
  const servable = await served.call('GET', paths.ordersForUnit('0012'));
  expect(servable.json()).toMatchObject({ count: 1 });
  const refused = await served.call('POST', paths.reservations, { itemCode: '0012', orderId: '10001' });
  expect(refused.json<{ detail: string }>().detail).toMatch(/^This order was retired/);
  expect((await served.call('GET', paths.order('10001'))).json()).toMatchObject({ retired_at: AT });
  expect((await served.call('DELETE', paths.orderRetirement('10001'))).statusCode).toBe(204);
  expect(await jobs()).toHaveLength(2);
  expect((await served.call('DELETE', paths.orderRetirement('none'))).statusCode).toBe(404);
});
