import { noticesSchema } from '../../../../src/contract/people/me';
import { ordersListSchema } from '../../../../src/contract/orders/order';
import { paths } from '../../../../src/contract/paths';
import { reservationSchema, reservationsSchema, unitReservationsSchema } from '../../../../src/contract/reservations';
import { useTestApp, parseStrict } from '../../../support/server/app';
import { asRestore } from '../../../support/server/asRestore';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../../support/server/database';

const database = useTestDatabase();
let dana: Record<string, string>;
let sam: Record<string, string>;

const served = useTestApp(database);
beforeAll(async () => {
  const headers = async (subject: string, name: string) => ({
    authorization: `Bearer ${await served.signIn.token(subject, { name })}`,
  });
  [dana, sam] = await Promise.all([headers('dana-1', 'Dana Whitfield'), headers('sam-2', 'Sam Ortega')]);
});

let next = 1000;

async function fresh(unitCount = 1, orders = [orderRow()]) {
  const serials = Array.from({ length: unitCount }, () => String(next++));
  const ids = await insertRows(database.db, { units: serials.map((serial) => unitRow({ serial })), orders });
  return { serials, ids: ids.map(String) };
}

const reserve = (itemCode: unknown, orderId: unknown, by = dana, reason?: string) =>
  served.call('POST', paths.reservations, { itemCode, orderId, reason }, by);
const reserved = async (itemCode: unknown, orderId: unknown, by = dana) =>
  parseStrict(reservationSchema, (await reserve(itemCode, orderId, by)).json());
const release = (id: unknown, by = dana, reason?: string) =>
  reason === undefined
    ? served.call('DELETE', paths.reservation(String(id)), undefined, by)
    : served.call('POST', paths.reservationRelease(String(id)), { reason }, by);
const list = async () => (await served.read(reservationsSchema, paths.reservations)).results;
const ofUnit = async (itemCode: string) =>
  (await served.read(unitReservationsSchema, paths.reservationsOfUnit(itemCode))).results;
const assigned = async (orderId: unknown) =>
  (
    await database.db
      .selectFrom('orders')
      .select('assigned_serial')
      .where('id', '=', Number(orderId))
      .executeTakeFirstOrThrow()
  ).assigned_serial;
const problem = (response: { json: () => unknown }) => response.json() as { status: number; detail: string };

test('a unit is reserved for an order in the name of the token', async () => {
  const { serials, ids } = await fresh(1, [orderRow({ job_number: 'J-70114' })]);
  const response = await reserve(serials[0], ids[0]);
  expect(response.statusCode).toBe(201);
  const reservation = parseStrict(reservationSchema, response.json());
  expect(reservation).toEqual({
    id: reservation.id,
    itemCode: serials[0],
    orderId: ids[0],
    jobNumber: 'J-70114',
    reservedAt: reservation.reservedAt,
    reservedBy: 'Dana Whitfield',
  });
  expect(Math.abs(Date.parse(reservation.reservedAt ?? '') - Date.now())).toBeLessThan(60_000);
  expect(await assigned(ids[0])).toBe(serials[0]);
  const row = await database.db
    .selectFrom('reservations')
    .selectAll()
    .where('id', '=', Number(reservation.id))
    .executeTakeFirst();
  expect(row).toMatchObject({ reserved_by: 'Dana Whitfield', reserved_by_subject: 'dana-1', released_at: null });
});

test('an order id may be a number; a person without a name is known by the subject', async () => {
  const { serials, ids } = await fresh();
  const by = { authorization: `Bearer ${await served.signIn.token('nameless', { name: '', email: '' })}` };
  expect(await reserved(serials[0], Number(ids[0]), by)).toMatchObject({ orderId: ids[0], reservedBy: 'nameless' });
});

test('the list shows what is reserved, the latest first', async () => {
  const order = orderRow({
    job_number: 'J-2',
    stock_code_desc: ' 1500KVA Three-Phase Pad',
    customer_name: 'Kestrel',
    request_date: '2026-05-04',
  });
  const { serials, ids } = await fresh(2, [orderRow(), order]);
  await database.db
    .updateTable('units')
    .set({ manufacturer: 'ABB', category: 'Surplus', unit_type: 'Pad' })
    .where('serial', '=', serials[1]!)
    .execute();
  await reserved(serials[0], ids[0]);
  const { id } = await reserved(serials[1], ids[1], sam);
  const [latest, before] = await list();
  expect(before).toMatchObject({ itemCode: serials[0] });
  expect(latest).toEqual({
    id,
    itemCode: serials[1],
    itemName: 'ABB 500 kVA 12470GrdY/7200 480Y/277',
    orderId: ids[1],
    customerName: 'Kestrel',
    customerLocation: 'Mesa, AZ',
    reservedDate: latest?.reservedDate,
    deliveryDate: '2026-05-04',
    kvaRating: 500,
    primaryVoltage: '12470GrdY/7200',
    secondaryVoltage: '480Y/277',
    transformerType: '1,500 KVA Three-Phase Pad',
    category: 'Surplus',
    location: 'Phoenix, AZ',
    weight: 4650,
    dimensions: '89 x 53 x 50 in',
    status: 'Reserved',
    priority: 'Medium',
    jobNumber: 'J-2',
    salesOrderNumber: order.sales_order_number,
    isOwn: false,
    reservedBy: 'Sam Ortega',
  });
});

test.each([
  [{ issued_units: 1, unit_status: 'In Transit' }, 'Delivered'],
  [{ issued_units: 0, unit_status: ' in TRANSIT ' }, 'In Transit'],
  [{ issued_units: 0, unit_status: 'Assigned' }, 'Reserved'],
  [{ issued_units: 0, unit_status: null }, 'Reserved'],
])('an order with %j has a unit that is %s', async (state, status) => {
  const { serials, ids } = await fresh();
  await reserved(serials[0], ids[0]);
  await database.db.updateTable('orders').set(state).where('id', '=', Number(ids[0])).execute();
  expect((await list())[0]).toMatchObject({ itemCode: serials[0], status });
});

test('unrecorded values of orders and units are null', async () => {
  const { serials, ids } = await fresh(1, [orderRow({ ship_city: null, request_date: null })]);
  await database.db.updateTable('units').set({ width_in: null }).where('serial', '=', serials[0]!).execute();
  await reserved(serials[0], ids[0]);
  const nothing = {
    customerLocation: null,
    deliveryDate: null,
    transformerType: null,
    dimensions: null,
    category: null,
  };
  expect((await list())[0]).toMatchObject(nothing);
});

test('a unit leaves the recommendations of other orders, and its order the unassigned ones; released, it comes back', async () => {
  const { serials, ids } = await fresh(1, [orderRow({ kva_rating: 2345 }), orderRow({ kva_rating: 2345 })]);
  await database.db.updateTable('units').set({ kva_rating: 2345 }).where('serial', '=', serials[0]!).execute();
  const recommended = async (orderId: string | undefined) => {
    const quote = { order_id: orderId, kva_rating: 2345, primary_voltage_kv: '12.47' };
    const { data } = (await served.call('POST', paths.recommendations, quote)).json<{
      data: { matches: { serial: string }[] };
    }>();
    return data.matches.some(({ serial }) => serial === serials[0]);
  };
  const listed = async (assignment: string) => {
    const url = `${paths.orders}?unit_assignment=${assignment}&page_size=100&ordering=-order_date`;
    const { results } = await served.read(ordersListSchema, url);
    return results.some(({ id }) => String(id) === ids[0]);
  };
  const soon = async (expected: boolean) => {
    for (const until = Date.now() + 5_000; (await recommended(ids[1])) !== expected;)
      expect(Date.now()).toBeLessThan(until);
  };
  await soon(true);
  const { id } = await reserved(serials[0], ids[0]);
  await soon(false);
  expect(await recommended(ids[0])).toBe(true);
  expect([await listed('unassigned'), await listed('assigned')]).toEqual([false, true]);
  expect((await release(id)).statusCode).toBe(204);
  await soon(true);
  expect([await listed('unassigned'), await listed('assigned')]).toEqual([true, false]);
});

test('a taken unit has its order and person', async () => {
  const { serials, ids } = await fresh(1, [orderRow({ job_number: 'J-70115' }), orderRow()]);
  await reserved(serials[0], ids[0]);
  for (const orderId of [ids[1], ids[0]]) {
    const response = await reserve(serials[0], orderId, sam);
    expect([response.statusCode, problem(response).detail]).toEqual([
      409,
      `Unit ${serials[0]} is reserved for job J-70115, by Dana Whitfield.`,
    ]);
  }
  expect(await assigned(ids[1])).toBeNull();
});

describe('a unit with open points', () => {
  /** For the order of orderRow(): 500 kVA, 12.47 kV, loop feed. */
  const tooSmall = { kva_rating: 75 };
  const radial = { bush_config_description: 'Radial Feed Dead Front', feed_conversion_cost: 0 };
  const badTank = { tank_condition: 'replace', retank_cost: 0 } as const;

  async function freshUnit(change: Partial<ReturnType<typeof unitRow>>) {
    const serial = String(next++);
    const [id] = await insertRows(database.db, { units: [unitRow({ serial, ...change })], orders: [orderRow()] });
    return { serial, id };
  }

  test.each([
    ['does not fit', tooSmall, /^kVA: 75 kVA is below the required 500 kVA\. Give a reason to reserve it\.$/],
    [
      'needs work without a recorded cost',
      radial,
      /^Feed conversion · cost not recorded\. Give a reason to reserve it\.$/,
    ],
    [
      'has several of them',
      { ...tooSmall, ...badTank },
      /^kVA: 75 kVA is below the required 500 kVA\. Re-tank · cost not recorded\. Give a reason to reserve it\.$/,
    ],
  ])(
    'a unit that %s is refused without a reason: each point is named, nothing is written',
    async (_why, change, detail) => {
      const { serial, id } = await freshUnit(change);
      const response = await reserve(serial, id);
      expect(response.statusCode).toBe(422);
      expect(response.headers['content-type']).toMatch('application/problem+json');
      expect(problem(response).detail).toMatch(detail);
      expect(await ofUnit(serial)).toEqual([]);
      expect(await assigned(id)).toBeNull();
    },
  );

  test('a unit with open points is reserved with a reason, which its history has without surrounding spaces', async () => {
    const { serial, id } = await freshUnit(tooSmall);
    expect((await reserve(serial, id, dana, '  The customer accepts 75 kVA. ')).statusCode).toBe(201);
    const [live] = await ofUnit(serial);
    expect(live).toMatchObject({ reservedBy: 'Dana Whitfield', reason: 'The customer accepts 75 kVA.' });
    await release(live?.id);
    expect((await ofUnit(serial))[0]).toMatchObject({
      reason: 'The customer accepts 75 kVA.',
      releasedBy: 'Dana Whitfield',
    });
  });

  test.each([
    ['fits as is', {}],
    ['needs work of known cost', { ...radial, feed_conversion_cost: 2_100 }],
    ['misses what does not decide', { impedance_pct: 9, sec_bush: 'Stud' }],
  ])('a unit that %s has no open points and is reserved without a reason', async (_why, change) => {
    const { serial, id } = await freshUnit(change);
    expect((await reserve(serial, id)).statusCode).toBe(201);
    expect(await ofUnit(serial)).toEqual([expect.objectContaining({ reason: null })]);
  });

  test.each(['', '  ', 'ok', 'x'.repeat(501), 'a\u0000bc', 5, null])('%j is no reason', async (reason) => {
    const { serial, id } = await freshUnit(tooSmall);
    const body = { itemCode: serial, orderId: id, reason };
    expect((await served.call('POST', paths.reservations, body, dana)).statusCode).toBe(400);
    expect(await ofUnit(serial)).toEqual([]);
  });
});

test('a release frees unit and order immediately and is recorded', async () => {
  const { serials, ids } = await fresh(1, [orderRow({ customer_name: 'Kestrel', job_number: 'J-70117' }), orderRow()]);
  const first = await reserved(serials[0], ids[0]);
  const response = await release(first.id, sam, 'Customer canceled');
  expect([response.statusCode, response.body]).toEqual([204, '']);
  expect(await assigned(ids[0])).toBeNull();
  const again = await reserved(serials[0], ids[1], sam);
  expect(await ofUnit(serials[0]!)).toEqual([
    expect.objectContaining({
      id: again.id,
      orderId: ids[1],
      reservedBy: 'Sam Ortega',
      releasedAt: null,
    }),
    {
      id: first.id,
      orderId: ids[0],
      jobNumber: 'J-70117',
      customerName: 'Kestrel',
      reservedAt: first.reservedAt,
      reservedBy: 'Dana Whitfield',
      isOwn: false,
      releasedAt: expect.any(String) as unknown,
      releasedBy: 'Sam Ortega',
      releaseReason: 'Customer canceled',
      reason: null,
    },
  ]);
});

test('a second release says who was first, and when', async () => {
  const { serials, ids } = await fresh();
  const { id } = await reserved(serials[0], ids[0]);
  await release(id, sam, 'Customer canceled');
  const ended = (row: { released_at: Date } | { released_by: null; released_by_subject: null }) =>
    asRestore(database.db, ['reservations'], (trx) =>
      trx.updateTable('reservations').set(row).where('id', '=', Number(id)).execute(),
    );
  await ended({ released_at: new Date('2026-03-05T21:03:00Z') });
  const response = await release(id);
  expect([response.statusCode, problem(response).detail]).toEqual([
    409,
    'This reservation was already released by Sam Ortega on 5 March 2026, 14:03 (Phoenix time).',
  ]);
  await ended({ released_by: null, released_by_subject: null });
  expect(problem(await release(id)).detail).toBe(
    'This reservation was already released by an import of data on 5 March 2026, 14:03 (Phoenix time).',
  );
});

test('a second release does not take the unit of the next reservation', async () => {
  const { serials, ids } = await fresh();
  const first = await reserved(serials[0], ids[0]);
  await release(first.id);
  await reserved(serials[0], ids[0]);
  expect((await release(first.id)).statusCode).toBe(409);
  expect(await assigned(ids[0])).toBe(serials[0]);
});

test.each(['0', '99999999', '-1', 'abc', '9'.repeat(40), '%00', "1'--"])('there is no reservation %s', async (id) => {
  const response = await served.call('DELETE', `/api/reservations/${id}`);
  expect([response.statusCode, problem(response).detail]).toEqual([404, 'There is no such reservation.']);
});

test.each(['99', '%00', 'a%2Fb', 'x'.repeat(99)])('there is no unit %s, so it has no reservations', async (code) => {
  const response = await served.call('GET', `/api/reservations/of-unit/${code}`);
  expect([response.statusCode, problem(response).detail]).toEqual([404, 'There is no such unit.']);
});

test('a unit or an order that is not there cannot be reserved, and the answer says which', async () => {
  const { serials, ids } = await fresh();
  for (const itemCode of ['none', 'a\u0000b', "1' or '1'='1", '\ud800', '💥']) {
    const response = await reserve(itemCode, ids[0]);
    expect([itemCode, response.statusCode, problem(response).detail]).toEqual([
      itemCode,
      404,
      'There is no such unit.',
    ]);
  }
  for (const orderId of [99_999_999, -1, '0', 'SO1', '1\u0000', 'sample']) {
    const response = await reserve(serials[0], orderId);
    expect([orderId, response.statusCode, problem(response).detail]).toEqual([orderId, 404, 'There is no such order.']);
  }
  expect(await ofUnit(serials[0]!)).toEqual([]);
});

test.each([
  [{}],
  [[]],
  [{ itemCode: '1' }],
  [{ orderId: '1' }],
  [{ itemCode: 1, orderId: '1' }],
  [{ itemCode: '', orderId: '1' }],
  [{ itemCode: 'x'.repeat(41), orderId: '1' }],
  [{ itemCode: '1', orderId: 1.5 }],
  [{ itemCode: '1', orderId: null }],
])('the body %j is refused as a request', async (body) => {
  expect((await served.call('POST', paths.reservations, body)).statusCode).toBe(400);
});

test.each(['reservedBy', 'reserved_by', 'reserved_by_subject', 'id', 'reservedAt', 'sub', 'name', 'force'])(
  'a request cannot set %s',
  async (field) => {
    const { serials, ids } = await fresh();
    const body = { itemCode: serials[0], orderId: ids[0], [field]: 'Somebody Else' };
    expect((await served.call('POST', paths.reservations, body)).statusCode).toBe(400);
    expect(await ofUnit(serials[0]!)).toEqual([]);
  },
);

test('the log has the person of each reservation and release', async () => {
  const { serials, ids } = await fresh();
  served.log.splice(0);
  const { id } = await reserved(serials[0], ids[0]);
  await release(id, sam, 'Customer canceled');
  const lines = served.log.map((line): Record<string, unknown> => JSON.parse(line) as never);
  const what = { itemCode: serials[0], orderId: ids[0], reservationId: id, reqId: expect.any(String) as unknown };
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'unit reserved', sub: 'dana-1', ...what }));
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'unit released', sub: 'sam-2', ...what }));
  expect(served.log.join('')).not.toMatch(/eyJ|@specai/);
});

describe('releasing another person’s reservation', () => {
  const noticesOf = async (by: Record<string, string>) => (await served.read(noticesSchema, paths.notices, by)).results;
  const dismiss = (id: unknown, by: Record<string, string>) =>
    served.call('DELETE', paths.notice(String(id)), undefined, by);

  test('needs a reason, and names the owner', async () => {
    const { serials, ids } = await fresh();
    const { id } = await reserved(serials[0], ids[0], dana);
    const refused = await release(id, sam);
    expect(refused.statusCode).toBe(422);
    expect(problem(refused).detail).toBe(
      'Dana Whitfield reserved this unit. Give a reason to release it: Dana Whitfield will be notified.',
    );
    expect(await assigned(ids[0])).toBe(serials[0]);
  });

  test('notifies only its owner, until the owner dismisses it', async () => {
    const { serials, ids } = await fresh(1, [orderRow({ job_number: 'J59270' })]);
    const { id } = await reserved(serials[0], ids[0], dana);
    expect((await release(id, sam, 'customer canceled')).statusCode).toBe(204);
    const mine = (await noticesOf(dana)).find(({ itemCode }) => itemCode === serials[0]);
    expect(mine).toMatchObject({
      orderId: ids[0],
      jobNumber: 'J59270',
      releasedBy: 'Sam Ortega',
      reason: 'customer canceled',
    });
    expect(await noticesOf(sam)).toEqual([]);
    expect((await dismiss(mine?.id, sam)).statusCode).toBe(404);
    expect((await dismiss(mine?.id, dana)).statusCode).toBe(204);
    expect((await noticesOf(dana)).some(({ id: each }) => each === mine?.id)).toBe(false);
    expect((await dismiss(mine?.id, dana)).statusCode).toBe(204);
  });

  test('the lists mark the own reservations of the caller', async () => {
    const { serials, ids } = await fresh();
    await reserved(serials[0], ids[0], dana);
    const seenBy = async (by: Record<string, string>) =>
      (await served.read(reservationsSchema, paths.reservations, by)).results.find(
        ({ itemCode }) => itemCode === serials[0],
      )?.isOwn;
    expect([await seenBy(dana), await seenBy(sam)]).toEqual([true, false]);
  });
});
