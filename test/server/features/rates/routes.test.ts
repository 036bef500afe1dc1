import { orderSchema } from '../../../../src/contract/orders/order';
import { NOT_ALLOWED, problemSchema } from '../../../../src/contract/problem';
import { paths } from '../../../../src/contract/paths';
import { recommendationsSchema } from '../../../../src/contract/matching/recommendations';
import {
  ratesEffectSchema,
  rateSetSchema,
  rateSetsSchema,
  type DistancesRead,
} from '../../../../src/contract/rates/rateSets';
import { inventoryUnitSchema } from '../../../../src/contract/units/inventoryUnit';
import { toQuote } from '../../../../src/domain/orders/quote';
import { DEFAULT_RATES, type Rates } from '../../../../src/domain/rates/rates';
import { followDay, ratesNow } from '../../../../src/server/features/matching/rates';
import { createRatesRepository } from '../../../../src/server/features/rates/repository';
import { distancesCsv } from '../../../../src/domain/rates/ratesDifference';
import { createTestApp, useTestApp, parseStrict } from '../../../support/server/app';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../../support/server/database';

const database = useTestDatabase();
let ids: number[];
/** Noon in Phoenix. */
let now = new Date('2026-11-01T19:00:00Z');

beforeAll(async () => {
  // 460 kVA is within 10 % of 500: 16,800 of 41,250 leave 24,450. The exact unit is dearer: 36,250 leave 5,000.
  const units = [
    unitRow({ serial: 'NEAR', kva_rating: 460 }),
    unitRow({ serial: 'EXACT', primary_voltage: '13200GrdY/7620', unit_cost: 33_450, turn_pull_cost: 0 }),
  ];
  ids = await insertRows(database.db, { units, orders: [orderRow(), orderRow({ kva_rating: 3_000 })] });
});
const served = useTestApp(database, () => ({ now: () => now, env: { ACCESS: 'roles' } }));

const as = async (...roles: string[]) => ({ authorization: `Bearer ${await served.signIn.token('ann', { roles })}` });
const read = () => served.read(rateSetsSchema, paths.rates);
interface Posted {
  query?: string;
  headers?: Record<string, string>;
  holdsFrom?: string;
  reason?: string;
}
const post = async (values: Partial<Rates>, more: Posted = {}, version: number | null = null) => {
  const { query = '', headers = await as('administrator'), ...body } = more;
  const all = { holdsFrom: '2026-11-01', reason: 'Steel', values: { ...DEFAULT_RATES, ...values }, ...body };
  const tag = { 'if-match': `"${version ?? (await read()).version}"` };
  return served.call('POST', paths.rates + query, all, { ...tag, ...headers });
};
const saved = async (...args: Parameters<typeof post>) => {
  const response = await post(...args);
  expect(response.statusCode).toBe(201);
  return parseStrict(rateSetSchema, response.json());
};
const recommended = async (app = served) => {
  const order = await app.read(orderSchema, paths.order(String(ids[0])));
  const response = await app.call('POST', paths.recommendations, toQuote(order));
  return parseStrict(recommendationsSchema, response.json()).data;
};
const refused = async (response: ReturnType<typeof post>) => {
  const { statusCode, json } = await response;
  return [statusCode, parseStrict(problemSchema, json()).detail];
};
const unit = () => served.read(inventoryUnitSchema, paths.inventoryByCode('NEAR'));

test("before any change the specification's rates hold, and only an administrator may change them", async () => {
  const spec = { id: null, holdsFrom: null, authorName: null, reason: null, savedAt: null };
  expect(await read()).toEqual({
    ...{ today: '2026-11-01', version: 0, mayChange: false, coming: [], past: [] },
    current: { ...spec, values: DEFAULT_RATES },
  });
  expect((await recommended()).rates).toEqual({ id: null, holdsFrom: null, values: DEFAULT_RATES });
  const response = await post({ addOnFr3: 20 }, { headers: await as('sales') });
  expect(response.json()).toMatchObject({
    ...{ type: NOT_ALLOWED, status: 403, detail: 'Only administrators can change the rates.' },
  });
  const reported = await served.call('GET', paths.rates, undefined, await as('sales', 'administrator'));
  expect(reported.json()).toMatchObject({ mayChange: true });
});

test.each([
  [{ addOnFr3: 101 }, {}, 422, 'FR3 must be from 0 to 100 %.'],
  [{}, { reason: ' ' }, 422, 'Say why the rates change.'],
  [{}, { holdsFrom: '2026-10-31' }, 422, 'The rates can hold from today, 2026-11-01, on, or from a later day.'],
])('rates of %j with %j are refused with %i', async (values, more, status, detail) => {
  expect(await refused(post(values, more))).toEqual([status, detail]);
});

test('a save names the version that it was made from', async () => {
  const body = { holdsFrom: '2026-11-01', reason: 'Steel', values: DEFAULT_RATES };
  const response = await served.call('POST', paths.rates, body, await as('administrator'));
  expect(response.statusCode).toBe(428);
});

test('a review says what rates would do to the open orders, and saves nothing', async () => {
  const response = await post({ kvaTolerance: 5 }, { query: '?review=true', reason: '' });
  expect(response.statusCode).toBe(200);
  // Without the near unit, the order falls back to the one that needs a turn pull of unknown cost: the loss is unknown.
  expect(parseStrict(ratesEffectSchema, response.json())).toEqual({
    ...{ orders: 2, bestChanges: 1, becomeGood: 0, loseGood: 1, marginChange: 0 },
    examples: [
      {
        ...{ orderId: ids[0], jobNumber: expect.any(String) as unknown },
        before: {
          serial: 'NEAR',
          margin: 24_450,
          marginPercentage: expect.closeTo(59.27, 2) as unknown,
          isComplete: true,
          isGood: true,
        },
        after: {
          serial: 'EXACT',
          margin: 5_000,
          marginPercentage: expect.closeTo(12.12, 2) as unknown,
          isComplete: false,
          isGood: false,
        },
      },
    ],
  });
  expect((await read()).version).toBe(0);
});

test('saved rates apply immediately to every answer, here and on another server; an outdated save is reported', async () => {
  const other = await createTestApp(database, { now: () => now });
  const set = await saved({ kvaTolerance: 5, priceTurnPull: 1_250 });
  expect(set).toMatchObject({ holdsFrom: '2026-11-01', authorName: 'Test Er', reason: 'Steel' });
  const { matches, rates } = await recommended();
  expect(rates).toEqual({
    ...{ id: set.id, holdsFrom: '2026-11-01', values: set.values },
    ...{ savedAt: set.savedAt, sharesDay: false },
  });
  expect(matches.map(({ serial, can_serve, margin }) => [serial, can_serve, margin])).toEqual([
    ['EXACT', true, 3_750],
    ['NEAR', false, 24_450],
  ]);
  await other.liveUnits.settled();
  while (other.liveUnits.rates().id !== set.id) await new Promise(setImmediate);
  expect((await recommended(other)).matches.map(({ serial }) => serial)).toEqual(['EXACT', 'NEAR']);
  await other.close();
  const reservation = await served.call('POST', paths.reservations, { itemCode: 'NEAR', orderId: ids[0] });
  expect(reservation.statusCode).toBe(422);
  expect(await refused(post({}, {}, 0))).toEqual([
    ...[409, 'Someone else changed the rates since you opened them. Look at their change first.'],
  ]);
});

test('rates of a coming day wait for it; what held before stays on record', async () => {
  const { current } = await read();
  const coming = await saved({ addOnFr3: 20 }, { holdsFrom: '2026-11-02', reason: 'Oil' });
  expect(coming.sharesDay).toBe(false);
  expect(await read()).toMatchObject({ current: { id: current.id }, coming: [{ id: coming.id, reason: 'Oil' }] });
  expect((await recommended()).rates?.id).toBe(current.id);
  // Midnight in Phoenix is 07:00 UTC.
  const readRates = ratesNow(createRatesRepository(database.db), () => now);
  for (const [moment, id] of [
    ['2026-11-02T06:59:59Z', current.id],
    ['2026-11-02T07:00:00Z', coming.id],
  ] as const) {
    now = new Date(moment);
    await followDay(served.liveUnits, readRates);
    await served.liveUnits.settled();
    expect((await recommended()).rates?.id).toBe(id);
  }
  const { past, ...sets } = await read();
  expect(sets).toMatchObject({ today: '2026-11-02', current: { id: coming.id }, coming: [] });
  expect(past.map(({ id }) => id)).toEqual([current.id, null]);
});

test('saved options retain their rates until a person requests those of today', async () => {
  const options = { reTank: true, feedConversion: false, replacementCabinet: false, turnPull: false };
  const save = (version: number, more: object) =>
    served.call('PUT', paths.unitOptions('NEAR'), { ...options, ...more }, { 'if-match': `"${version}"` });
  await save(0, {});
  const made = await read();
  expect(await unit()).toMatchObject({ rates: { id: made.current.id }, optionsRates: null });
  const newer = await saved({ addOnReTank: 10 }, { holdsFrom: '2026-11-02' });
  await save(1, { turnPull: true });
  expect(await unit()).toMatchObject({
    rates: { id: newer.id, values: { addOnReTank: 10 } },
    optionsRates: { id: made.current.id, holdsFrom: '2026-11-02', values: { addOnReTank: 0, addOnFr3: 20 } },
  });
  // Two sets hold from that day: each is named by its time.
  expect(await read()).toMatchObject({
    ...{ current: { id: newer.id, sharesDay: true }, past: [{ id: made.current.id, sharesDay: true }, {}, {}] },
  });
  await save(2, { todaysRates: true });
  expect(await unit()).toMatchObject({ rates: { id: newer.id }, optionsRates: null });
});

test('a table of distances is read from text as people have it, all of it or nothing', async () => {
  const send = async (text: string) => {
    const body = { file: Buffer.from(text).toString('base64') };
    return (await served.call('POST', paths.ratesDistances, body, await as('administrator'))).json<DistancesRead>();
  };
  expect(await send('Origin;Destination;Miles\nPhoenix;Salt Lake City, UT;"1,040"\nPhoenix;Mesa;16 mi\n')).toEqual({
    distances: [
      { from: 'Phoenix', to: 'Salt Lake City, UT', miles: 1_040 },
      { from: 'Phoenix', to: 'Mesa', miles: 16 },
    ],
    problems: [],
  });
  expect(await send('from,to,miles\nPhoenix,Mesa,near\n\nMesa,Mesa,1\n')).toEqual({
    distances: [],
    problems: [
      { line: 2, message: 'miles must be a whole number from 0 to 10000.' },
      { line: 4, message: 'Mesa and Mesa are the same place.' },
    ],
  });
  expect(await send('from,miles\n')).toMatchObject({
    problems: [{ line: 1, message: 'The header has no column to.' }],
  });
  const exported = await send(distancesCsv(DEFAULT_RATES.distances));
  expect(exported).toEqual({ distances: DEFAULT_RATES.distances, problems: [] });
});
