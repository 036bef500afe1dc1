import { servableOrdersSchema } from '../../../../src/contract/matching/servableOrders';
import { paths } from '../../../../src/contract/paths';
import { parseStrict } from '../../../support/server/app';
import { insertRows, orderRow, unitRow } from '../../../support/server/database';
import { servedPlace } from './servedPlace';

const place = servedPlace();

const servable = async (code: string) =>
  parseStrict(servableOrdersSchema, (await place.served.call('GET', paths.ordersForUnit(code))).json());

/** A unit that cost 14,000 + 2,000 + 800 dollars; a feed conversion would cost 2,100. */
const unit = unitRow({ serial: '0012' });

test('an order for which the unit is a candidate comes with the fit class, the score and what it would bring', async () => {
  const order = orderRow({ order_code: 'SO9-1', job_number: 'J-9', sale_price: '42000.00' });
  const [id] = await insertRows(place.database.db, { units: [unit], orders: [order] });
  expect(await servable('0012')).toEqual({
    count: 1,
    results: [
      {
        id,
        order_code: 'SO9-1',
        job_number: 'J-9',
        customer_name: 'Mesa Water District',
        request_date: '2026-05-01',
        kva_rating: 500,
        fit: { class: 'Fits', gaps: [] },
        match_score: 1,
        sale_price: 42_000,
        margin: 25_200,
        margin_percentage: 60,
        is_complete: true,
      },
    ],
  });
});

test('an order without a price counts from the list price of the unit, and says that it has none', async () => {
  await insertRows(place.database.db, { units: [unit], orders: [orderRow({ sale_price: null })] });
  expect((await servable('0012')).results).toMatchObject([{ sale_price: null, margin: 11_200, margin_percentage: 40 }]);
});

test('needed work is in the margin; without a recorded cost the margin is incomplete', async () => {
  const radial = { bush_config_description: 'Radial Feed Dead Front' };
  await insertRows(place.database.db, {
    units: [unitRow({ serial: '1', ...radial }), unitRow({ serial: '2', ...radial, feed_conversion_cost: 0 })],
    orders: [orderRow({ sale_price: '40000.00' })],
  });
  const gap = { feature: 'bushing_config_match', verdict: 'needs work' };
  expect((await servable('1')).results).toMatchObject([{ fit: { class: 'Fits with work', gaps: [gap] } }]);
  expect((await servable('2')).results).toMatchObject([{ fit: { class: 'Fits, to be checked', gaps: [gap] } }]);
  expect((await servable('1')).results).toMatchObject([
    { margin: 21_100, margin_percentage: expect.closeTo(52.75, 6) as unknown, is_complete: true },
  ]);
  expect((await servable('2')).results).toMatchObject([
    { margin: 23_200, margin_percentage: expect.closeTo(58, 6) as unknown, is_complete: false },
  ]);
});

test('only open orders without a unit are offered, and only those that the unit is a candidate for', async () => {
  const [open] = await insertRows(place.database.db, {
    units: [unit, unitRow({ serial: 'other' })],
    orders: [
      orderRow(),
      orderRow({ assigned_serial: 'other' }),
      orderRow({ issued_units: 1 }),
      orderRow({ kva_rating: 1000 }),
      orderRow({ primary_voltage_kv: '34.5' }),
      orderRow({ phase: 1 }),
    ],
  });
  expect(await servable('0012')).toMatchObject({ count: 1, results: [{ id: open }] });
});

test('the unit of an order is offered to the others too', async () => {
  const [, open] = await insertRows(place.database.db, {
    units: [unit],
    orders: [orderRow({ assigned_serial: '0012' }), orderRow()],
  });
  expect(await servable('0012')).toMatchObject({ count: 1, results: [{ id: open }] });
});

test('the twenty best of many orders are offered, best first, and all are counted', async () => {
  const prices = Array.from({ length: 1_203 }, (_, index) => 30_000 + ((index * 7_919) % 1_203));
  await insertRows(place.database.db, { units: [unit] });
  const orders = prices.map((price) => orderRow({ sale_price: String(price) }));
  await place.database.db.insertInto('orders').values(orders).execute();
  const { count, results } = await servable('0012');
  expect(count).toBe(1_203);
  expect(results.map(({ sale_price }) => sale_price)).toEqual(Array.from({ length: 20 }, (_, place) => 31_202 - place));
});

test.each(['12', '%00', 'x'.repeat(99)])('there is no unit %s that could serve an order', async (code) => {
  const response = await place.served.call('GET', `/api/inventory-stats/by-code/${code}/orders`);
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ status: 404, detail: 'There is no such unit.' });
});

test('the request is refused without a token', async () => {
  expect((await place.served.app.inject(paths.ordersForUnit('0012'))).statusCode).toBe(401);
});
