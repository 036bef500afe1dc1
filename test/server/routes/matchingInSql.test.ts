import { orderSchema } from '../../../src/contract/order/order';
import { paths } from '../../../src/contract/paths';
import { recommendationsSchema } from '../../../src/contract/matching/recommendations';
import { toQuote } from '../../../src/domain/order/quote';
import { DEFAULT_RATES } from '../../../src/domain/rates/rates';
import { createTestApp, type TestApp } from '../../support/server/app';
import { createTestDatabase, type TestDatabase } from '../../support/server/database';
import { judgeOrders } from '../../support/server/judgeOrders';
import { parseStrict } from '../../support/server/parseStrict';
import { insertRows, orderRow, unitRow } from '../../support/server/rows';

let database: TestDatabase;
let served: { memory: TestApp; sql: TestApp };
let ids: number[];
const modes = ['memory', 'sql'] as const;

beforeAll(async () => {
  database = await createTestDatabase();
  const units = [300, 460, 500, 500, 525, 1000].map((kva_rating, place) =>
    unitRow({
      serial: `${place}`,
      kva_rating,
      unit_cost: 9_000 + 500 * place,
      taps: place % 2 === 0 ? 'None' : '+/-5%',
    }),
  );
  ids = await insertRows(database.db, {
    units,
    orders: [orderRow(), orderRow({ kva_rating: 1_500 }), orderRow({ assigned_serial: '3' })],
  });
  const [memory, sql] = await Promise.all(modes.map((MATCHING) => createTestApp(database, { env: { MATCHING } })));
  if (memory === undefined || sql === undefined) throw new Error('Both servers are needed.');
  served = { memory, sql };
});
afterAll(async () => {
  for (const mode of modes) await served[mode].close();
  await database.close();
});

async function recommended(app: TestApp, order: number | undefined, more: object) {
  const quote = toQuote(parseStrict(orderSchema, (await app.call('GET', paths.order(String(order)))).json()));
  const { matches, ...rest } = parseStrict(
    recommendationsSchema,
    (await app.call('POST', paths.recommendations, { ...quote, ...more })).json(),
  ).data;
  // The addresses of files are signed for a moment.
  return {
    ...rest,
    matches: matches.map(({ serial, match_score, margin, score_details }) => [
      serial,
      match_score,
      margin,
      score_details,
    ]),
  };
}

test.each([{}, { limit: 2 }, { include_reserved: true }])(
  'a server that searches in SQL recommends what one that searches in memory does (%j)',
  async (more) => {
    for (const id of ids) {
      const expected = await recommended(served.memory, id, more);
      expect(await recommended(served.sql, id, more)).toEqual(expected);
    }
  },
);

test('a server that searches in SQL tells what would help an order that nothing serves', async () => {
  // The unit of 1,000 kVA serves both smaller sizes.
  const { relaxations, count } = await recommended(served.sql, ids[1], {});
  expect(relaxations).toEqual([
    { change: 'With 1,000 kVA', units: 1 },
    { change: 'With 750 kVA', units: 1 },
  ]);
  expect(count).toBe(5);
});

test('a server that searches in SQL judges how each order is served, and what other rates would change', async () => {
  const kept = () => database.db.selectFrom('order_matches').selectAll().orderBy('order_id').execute();
  const told = (rows: Awaited<ReturnType<typeof kept>>) => rows.map((row) => ({ ...row, judged_at: null }));
  await judgeOrders(database.db, served.memory.liveUnits);
  const expected = await kept();
  await database.db.deleteFrom('order_matches').execute();
  await judgeOrders(database.db, served.sql.liveUnits);
  expect(told(await kept())).toEqual(told(expected));
  expect(expected.map(({ coverage }) => coverage)).toEqual(['acceptable', 'none']);

  const rates = { holdsFrom: '2999-01-01', reason: '', values: { ...DEFAULT_RATES, kvaTolerance: 1 } };
  const effects = modes.map((mode) => served[mode].call('POST', `${paths.rates}?review=true`, rates));
  const [memory, sql] = (await Promise.all(effects)).map((response) => [response.statusCode, response.json<unknown>()]);
  expect(sql).toEqual(memory);
});
