import { createOrdersRepository, type OrderRow } from '../../../../src/server/features/orders/repository';
import { exportedOrders } from '../../../support/server/exportedOrders';
import {
  createTestDatabase,
  useTestDatabase,
  insertRows,
  nobody,
  orderRow,
  unitRow,
} from '../../../support/server/database';

/** A code of digits only, like an id: the order with that id comes first. */
const CODE_LIKE_AN_ID = '205';

const database = useTestDatabase();
beforeAll(async () => {
  await insertRows(database.db, {
    units: [unitRow({ serial: 'U-1' }), unitRow({ serial: 'U-2' })],
    orders: [
      orderRow({ id: 205, order_code: 'SO-205', ship_state: 'TX' }),
      orderRow({ id: 201, order_code: CODE_LIKE_AN_ID, ship_state: 'AZ' }),
      orderRow({ id: 202, order_code: 'SO-202', ship_state: null, assigned_serial: 'U-1' }),
      orderRow({ id: 203, order_code: '999', ship_state: 'AZ', issued_units: 1 }),
      orderRow({ id: 204, order_code: ' ~', ship_state: 'AZ' }),
    ],
  });
});

const orders = () => createOrdersRepository(database.db);
const idOf = (order: OrderRow | undefined) => order?.id;
const idsOf = (rows: readonly OrderRow[]) => rows.map(({ id }) => id);

test('an order is found by its id', async () => {
  expect(await orders().byId('202')).toMatchObject({ id: 202, order_code: 'SO-202', assigned_serial: 'U-1' });
});

test.each(['', '0', '0202', '202 ', ' 202', '-202', '202.0', '2e2', '999', '9'.repeat(15), '9'.repeat(16), '٢٠٢'])(
  'there is no order with the id %j',
  async (id) => {
    expect(await orders().byId(id)).toBeUndefined();
  },
);

test.each([
  ['202', 202],
  ['SO-202', 202],
  ['999', 203],
  [CODE_LIKE_AN_ID, 205],
  [' ~', 204],
])('the order with the id or the code %j has the id %i', async (idOrCode, id) => {
  expect(idOf(await orders().byIdOrCode(idOrCode))).toBe(id);
});

test.each(['', 'so-202', 'SO-20', 'SO-2022', 'SO-202\n', 'SO-202\u0000', '\u0000SO-202', 'SO-202é'])(
  'there is no order with the id or the code %j',
  async (idOrCode) => {
    expect(await orders().byIdOrCode(idOrCode)).toBeUndefined();
  },
);

test('a code may have sixty characters, and nothing longer is looked for', async () => {
  const codes = ['x'.repeat(60), 'x'.repeat(61)];
  const ids = await insertRows(database.db, { orders: codes.map((order_code) => orderRow({ order_code })) });
  expect(idOf(await orders().byIdOrCode(codes[0]!))).toBe(ids[0]);
  expect(await orders().byIdOrCode(codes[1]!)).toBeUndefined();
  await database.db.deleteFrom('orders').where('id', 'in', ids).execute();
});

test('the first order is the one with the lowest id', async () => expect(idOf(await orders().first())).toBe(201));

test.each([
  [0, 10, [201, 204, 205]],
  [0, 2, [201, 204]],
  [201, 2, [204, 205]],
  [204, 2, [205]],
  [205, 2, []],
])('after the id %i the next orders without a unit that are not closed, %i at most, are %j', async (id, limit, ids) => {
  expect(idsOf(await orders().openAfter(id, limit))).toEqual(ids);
});

test('the order that has a unit is found by the whole serial', async () => {
  expect(idOf(await orders().withUnit('U-1'))).toBe(202);
  expect(await orders().withUnit('U-2')).toBeUndefined();
  expect(await orders().withUnit('U-')).toBeUndefined();
});

test('each state that occurs is named once', async () => {
  expect((await orders().stateCodes()).sort()).toEqual(['AZ', 'TX']);
});

test('in a database without orders nothing is found', async () => {
  const empty = await createTestDatabase();
  const none = createOrdersRepository(empty.db);
  expect(await none.first()).toBeUndefined();
  expect(await none.openAfter(0, 5)).toEqual([]);
  expect(await none.stateCodes()).toEqual([]);
  expect(await none.list({}, nobody)).toEqual({ rows: [], count: 0 });
  expect((await exportedOrders(empty.db, {})).count).toBe(0);
  expect(await none.countExported({}, nobody)).toBe(0);
  await empty.close();
});
