import { matchIcSchema } from '../../../src/contract/matching/matchIc';
import { orderSchema } from '../../../src/contract/order/order';
import { paths } from '../../../src/contract/paths';
import { recommendationsSchema } from '../../../src/contract/matching/recommendations';
import { toMatchRequirement } from '../../../src/domain/matching/reading/candidate';
import { rank } from '../../../src/domain/matching/ranking/rank';
import { toQuote } from '../../../src/domain/order/quote';
import { toCandidate } from '../../../src/server/presenters/candidate';
import { createTestApp, type TestApp } from '../../support/server/app';
import { createTestDatabase, type TestDatabase } from '../../support/server/database';
import { insertRows, orderRow, unitRow } from '../../support/server/rows';
import { parseStrict } from '../../support/server/parseStrict';

jest.setTimeout(60_000);

let database: TestDatabase;
let served: TestApp;
let ids: number[];

const ratings = [300, 500, 525, 750, 1000];
const units = Array.from({ length: 120 }, (_, index) =>
  unitRow({
    serial: String(100_000 + index),
    kva_rating: ratings[index % ratings.length]!,
    primary_voltage: index % 3 === 0 ? '13200Y/7620' : '12470GrdY/7200',
    fusing_description: index % 4 === 0 ? 'None' : 'Bay-O-Net w/ Isolation Link',
    unit_cost: 9_000 + (index % 7) * 500,
    comments: index === 1 ? 'Scratched.' : null,
  }),
);

beforeAll(async () => {
  database = await createTestDatabase();
  ids = await insertRows(database.db, {
    units,
    orders: [orderRow(), orderRow({ assigned_serial: '100001', job_number: 'J-HOLDER' }), orderRow({ fusing: 'None' })],
  });
  served = await createTestApp(database);
});
afterAll(async () => {
  await served.close();
  await database.close();
});

const quoteFor = async (id: number | undefined) => {
  const response = await served.call('GET', paths.order(String(id)));
  return toQuote(parseStrict(orderSchema, response.json()));
};
const recommended = async (id: number | undefined) => {
  const response = await served.call('POST', paths.recommendations, await quoteFor(id));
  expect(response.statusCode).toBe(200);
  return parseStrict(recommendationsSchema, response.json()).data.matches;
};
const match = async (id: number | undefined, serial: unknown) =>
  served.call('POST', paths.matchIc, { quote: await quoteFor(id), serial });

test.each([0, 2])(
  'order %i gets the best 50 of all available units, as the exhaustive ranking has them',
  async (index) => {
    const rows = await database.db.selectFrom('units').selectAll().where('serial', '<>', '100001').execute();
    const order = await database.db
      .selectFrom('orders')
      .select('fusing')
      .where('id', '=', ids[index]!)
      .executeTakeFirstOrThrow();
    const requirement = toMatchRequirement(await quoteFor(ids[index]), order.fusing);
    const expected = rank(requirement, rows.map(toCandidate), 50);
    const matches = await recommended(ids[index]);
    expect(matches.map((unit) => [unit.serial, unit.match_score])).toEqual(
      expected.map(({ candidate, score }) => [candidate.serial, score.score]),
    );
    expect(matches[0]).toMatchObject({
      jcm_total_cost: expected[0]!.score.totalCost,
      reason: expected[0]!.score.reason(),
      feature_match: expected[0]!.score.featureMatch,
      jcm_result: { cost_breakdown: expected[0]!.score.costs },
    });
  },
);

test("an order keeps its own unit among its recommendations, and gets no other order's", async () => {
  expect((await recommended(ids[1])).map((unit) => unit.serial)).toContain('100001');
  expect((await recommended(ids[0])).map((unit) => unit.serial)).not.toContain('100001');
});

test('a unit taken or changed in the database changes the next answers', async () => {
  const [best] = await recommended(ids[0]);
  const holder = await insertRows(database.db, { orders: [orderRow({ assigned_serial: String(best!.serial) })] });
  await served.liveUnits.settled();
  const until = Date.now() + 5_000;
  while ((await recommended(ids[0]))[0]!.serial === best!.serial) expect(Date.now()).toBeLessThan(until);
  await database.db.deleteFrom('orders').where('id', 'in', holder).execute();
  while ((await recommended(ids[0]))[0]!.serial !== best!.serial) expect(Date.now()).toBeLessThan(until);
});

test('files of a unit open with the address they come with, and with no other', async () => {
  const [unit] = await recommended(ids[0]);
  const [front, , nameplate] = unit!.images;
  const picture = await served.app.inject(front!.url ?? '');
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(picture.body).toContain('<svg');
  expect(picture.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/) as unknown,
    'cache-control': 'private, max-age=86400, immutable',
  });
  const pdf = await served.app.inject(nameplate!.url ?? '');
  expect([pdf.headers['content-type'], pdf.body.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
  const [address = '', key = ''] = (front!.url ?? '').split('?');
  for (const url of [address, `${address}?key=wrong`, `${address.replace('front', 'side')}?${key}`]) {
    expect([400, 404]).toContain((await served.app.inject(url)).statusCode);
  }
});

test('a unit is found by its number, space around it aside', async () => {
  const answer = parseStrict(matchIcSchema, (await match(ids[0], '  100002 ')).json());
  expect(answer).toMatchObject({ success: true, message: null, data: { serial: '100002', kva_rating: 525 } });
});

test('a unit of another order is found and says so; for its own order it is as any', async () => {
  const taken = parseStrict(matchIcSchema, (await match(ids[0], '100001')).json());
  expect(taken).toMatchObject({
    success: true,
    message: 'Assigned to job J-HOLDER.',
    data: { comments: 'Assigned to job J-HOLDER. Scratched.' },
  });
  const own = parseStrict(matchIcSchema, (await match(ids[1], '100001')).json());
  expect(own).toMatchObject({ message: null, data: { comments: 'Scratched.' } });
});

test.each(['999', "1' or '1'='1", '100\u0000002', '%', '\ud800', '💥'])('there is no unit %j', async (serial) => {
  const answer = parseStrict(matchIcSchema, (await match(ids[0], serial)).json());
  expect(answer).toMatchObject({ success: false, data: null });
  expect(answer.message).toMatch(/^There is no unit with the inventory control number/);
});

test.each([
  ['recommendations', paths.recommendations, { order_id: 99_999_999 }, 404],
  ['recommendations', paths.recommendations, { order_id: 'a\u0000b' }, 404],
  ['recommendations', paths.recommendations, {}, 400],
  ['recommendations', paths.recommendations, { order_id: 1, is_admin: true }, 400],
  ['recommendations', paths.recommendations, { order_id: 1, kva_rating: true }, 400],
  ['recommendations', paths.recommendations, { order_id: 1, notes: 'x'.repeat(64_001) }, 400],
  ['recommendations', paths.recommendations, [], 400],
  ['match-ic', paths.matchIc, { quote: { order_id: 1 }, serial: '  ' }, 400],
  ['match-ic', paths.matchIc, { quote: { order_id: 1 }, serial: 100_002 }, 400],
  ['match-ic', paths.matchIc, { quote: { order_id: 1 }, serial: 'x'.repeat(41) }, 400],
  ['match-ic', paths.matchIc, { serial: '100002' }, 400],
])('%s refuses what is not a quote (%#)', async (_name, url, body, status) => {
  const response = await served.call('POST', url, body);
  expect([response.statusCode, response.json<{ status: number }>().status]).toEqual([status, status]);
});
