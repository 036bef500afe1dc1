import { brotliDecompressSync } from 'node:zlib';
import { matchIcSchema, recommendationsSchema } from '../../../../src/contract/matching/recommendations';
import { orderSchema } from '../../../../src/contract/orders/order';
import { paths } from '../../../../src/contract/paths';
import { toMatchRequirement } from '../../../../src/domain/matching/reading/requirement';
import { rank } from '../../../../src/domain/matching/ranking/rank';
import { toQuote } from '../../../../src/domain/orders/quote';
import { toCandidate } from '../../../../src/server/features/units/presenter';
import { useTestApp, parseStrict } from '../../../support/server/app';
import { useTestDatabase, insertRows, orderRow, unitRow } from '../../../support/server/database';

const database = useTestDatabase();
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
  ids = await insertRows(database.db, {
    units,
    orders: [orderRow(), orderRow({ assigned_serial: '100001', job_number: 'J-HOLDER' }), orderRow({ fusing: 'None' })],
  });
});
const served = useTestApp(database);

const quoteFor = async (id: number | undefined) => toQuote(await served.read(orderSchema, paths.order(String(id))));
const requirementOf = async (id: number) => {
  const row = database.db.selectFrom('orders').select(['fusing', 'impedance_pct']).where('id', '=', id);
  const { fusing, impedance_pct: impedancePct } = await row.executeTakeFirstOrThrow();
  return toMatchRequirement(await quoteFor(id), { fusing, impedancePct });
};
const recommended = async (id: number | undefined) => {
  const response = await served.call('POST', paths.recommendations, await quoteFor(id));
  expect(response.statusCode).toBe(200);
  return parseStrict(recommendationsSchema, response.json()).data.matches;
};
const requested = async (id: number | undefined, more: object) => {
  const response = await served.call('POST', paths.recommendations, { ...(await quoteFor(id)), ...more });
  return {
    status: response.statusCode,
    ...response.json<{ data: { matches: { serial: string }[]; count: number } }>(),
  };
};
const matched = async (id: number | undefined, serial: string) =>
  parseStrict(matchIcSchema, (await match(id, serial)).json()).data;
const match = async (id: number | undefined, serial: unknown) =>
  served.call('POST', paths.matchIc, { quote: await quoteFor(id), serial });

test('fifty units, compressed, are the same units', async () => {
  const quote = await quoteFor(ids[0]);
  const plain = await served.call('POST', paths.recommendations, quote);
  const packed = await served.call('POST', paths.recommendations, quote, { 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual(plain.json());
});

test('an order gets at most the requested number of available units, and the total', async () => {
  const best = await requested(ids[0], {});
  expect([best.data.matches.length, best.data.count]).toEqual([50, 119]);
  const three = await requested(ids[0], { limit: 3 });
  expect(three.data.matches).toEqual(best.data.matches.slice(0, 3));
  const all = await requested(ids[0], { limit: 2000 });
  expect(all.data.matches.slice(0, 50)).toEqual(best.data.matches);
  expect(all.data.matches).toHaveLength(119);
});

test('reserved units are included on request, ranked like the others', async () => {
  const { data } = await requested(ids[0], { limit: 2000, include_reserved: true });
  expect(data.count).toBe(120);
  const rows = await database.db.selectFrom('units').selectAll().execute();
  const ranked = rank(await requirementOf(ids[0]!), rows.map(toCandidate), 2000).map(
    ({ candidate }) => candidate.serial,
  );
  expect(data.matches.map(({ serial }) => serial)).toEqual(ranked);
});

test.each([{ limit: 0 }, { limit: 2001 }, { limit: 1.5 }, { include_reserved: 'yes' }])(
  'an extent of %j is refused',
  async (more) => expect((await requested(ids[0], more)).status).toBe(400),
);

test.each([0, 2])(
  'order %i gets the best 50 of all available units, as the exhaustive ranking has them',
  async (index) => {
    const rows = await database.db.selectFrom('units').selectAll().where('serial', '<>', '100001').execute();
    const expected = rank(await requirementOf(ids[index]!), rows.map(toCandidate), 50);
    const matches = await recommended(ids[index]);
    expect(matches.map((unit) => [unit.serial, unit.match_score])).toEqual(
      expected.map(({ candidate, score }) => [candidate.serial, score.score]),
    );
    expect(matches[0]).toMatchObject({
      jcm_total_cost: expected[0]!.score.totalCost,
      reason: expected[0]!.score.reason(),
      feature_match: expected[0]!.score.featureMatch,
      jcm_result: { cost_breakdown: expected[0]!.score.costs },
      can_serve: true,
      needed_work: expected[0]!.score.neededWork,
      score_details: expected[0]!.score.features,
      m_price: 41_250,
      list_price: 28_000,
      labor_cost: 2_000,
      materials_cost: 800,
      bil: 95,
    });
  },
);

/** A unit of 9,500 + 2,000 + 800 dollars, and one of 10,500 + 2,000 + 800 for 13.2 kV. */
const [asItStands, afterTurnPull] = ['100001', '100003'];

test('a unit has the price that the order brings, with its list price and the parts of its cost beside it', async () => {
  expect(await matched(ids[0], asItStands)).toMatchObject({
    ...{ m_price: 41_250, list_price: 28_000, can_serve: true, needed_work: [] },
    ...{ jcm_total_cost: 12_300, unit_cost: 9_500, labor_cost: 2_000, materials_cost: 800, margin: 28_950 },
    ...{ bil: 95, winding_material: 'Copper', sec_bush: null },
  });
});

test('costs that were not recorded are null, not 0: without the cost of the unit there is no margin', async () => {
  const change = (costs: Partial<Record<'unit_cost' | 'labor_cost', string | number | null>>) =>
    database.db.updateTable('units').set(costs).where('serial', '=', asItStands).execute();
  await change({ unit_cost: null });
  expect(await matched(ids[0], asItStands)).toMatchObject({
    ...{ jcm_total_cost: null, unit_cost: null, labor_cost: 2_000, margin: null, margin_percentage: null },
  });
  await change({ unit_cost: 9_500, labor_cost: null });
  // 41,250 - 9,500 - 800.
  expect(await matched(ids[0], asItStands)).toMatchObject({ jcm_total_cost: 10_300, labor_cost: null, margin: 30_950 });
  await change({ labor_cost: 2_000 });
});

test('an order without a price takes the list price', async () => {
  const [id] = await insertRows(database.db, { orders: [orderRow({ sale_price: null })] });
  expect(await matched(id, asItStands)).toMatchObject({ m_price: 28_000, list_price: 28_000, margin: 15_700 });
});

test('the work that a unit needs is named and priced, and is in the margin', async () => {
  expect(await matched(ids[0], afterTurnPull)).toMatchObject({
    ...{ can_serve: true, requires_turn_pull: true, needed_work: [{ work: 'turnPull', cost: 1_200 }] },
    ...{ jcm_total_cost: 13_300, margin: 26_750 },
  });
});

test('impedance counts, although no quote carries it', async () => {
  const [id] = await insertRows(database.db, { orders: [orderRow({ impedance_pct: 5.5 })] });
  const verdictFor = async (order: number | undefined) =>
    (await matched(order, asItStands))?.score_details.find(({ feature }) => feature === 'impedance')?.verdict;
  expect([await verdictFor(ids[0]), await verdictFor(id)]).toEqual(['not required', 'does not fit']);
});

test('an order has its own unit among its recommendations, and no unit of another order', async () => {
  expect((await recommended(ids[1])).map((unit) => unit.serial)).toContain('100001');
  expect((await recommended(ids[0])).map((unit) => unit.serial)).not.toContain('100001');
});

test('an order that no available unit can serve learns what relaxing it would bring; others learn nothing', async () => {
  const quote = { ...(await quoteFor(ids[0])), kva_rating: 5000 };
  const answerTo = async (body: unknown) =>
    parseStrict(recommendationsSchema, (await served.call('POST', paths.recommendations, body)).json()).data;
  // No unit is larger than 1000 kVA, and all are below the next two sizes down.
  expect((await answerTo(quote)).relaxations).toEqual([]);
  const { matches, relaxations } = await answerTo({ ...quote, kva_rating: 500, primary_voltage_kv: '24.94' });
  expect(matches.every((unit) => unit.can_serve === false)).toBe(true);
  // A turn pull links 12.47 and 13.2 kV: every unit, the nearer voltage first. A rewind
  // does not help: 24.94 kV need a BIL of 125 kV, which stays at 95.
  expect(relaxations.map(({ change }) => change)).toEqual(['With 13200 V', 'With 12470 V']);
  const lower = await answerTo({ ...quote, kva_rating: 500, primary_voltage_kv: '8.32' });
  expect(lower.relaxations.map(({ change }) => change)).toEqual(['With 12470 V', 'With 13200 V', 'With a rewind']);
  expect((await answerTo(await quoteFor(ids[0]))).relaxations).toEqual([]);
});

test('an accepted constraint from the notes counts', async () => {
  const quote = { ...(await quoteFor(ids[0])), accepted_constraints: ['ester'] };
  const response = await served.call('POST', paths.recommendations, quote);
  const [best] = parseStrict(recommendationsSchema, response.json()).data.matches;
  expect(best?.needed_work).toEqual([{ work: 'fr3', cost: 1_900 }]);
});

test('fusing that was accepted from the texts of an order counts', async () => {
  const quote = { ...(await quoteFor(ids[0])), fusing: 'Full Range CLF' };
  const response = await served.call('POST', paths.recommendations, quote);
  const [best] = parseStrict(recommendationsSchema, response.json()).data.matches;
  expect(best?.score_details.find(({ feature }) => feature === 'fusing_match')?.required).toBe('Full Range CLF');
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
    'cache-control': expect.stringMatching(/^private, max-age=\d{3}, immutable$/) as unknown,
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
  expect(answer.rates).toMatchObject({ id: null, values: { goodMargin: 30 } });
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
