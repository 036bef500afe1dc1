import { DEFAULT_SETTINGS } from '../../../../../src/contract/plan/defaultSettings';
import type { PlanSettings } from '../../../../../src/contract/plan/planRequest';
import type { MatchRequirement } from '../../../../../src/domain/matching/reading/requirement';
import type { Ranked } from '../../../../../src/domain/matching/ranking/score';
import { collect } from '../../../../../src/server/matching/plan/pairs/collect';
import { PlanRefusedError } from '../../../../../src/server/matching/plan/pairs/planRefused';
import { fullOrder } from '../../../presenters/fullRows';
import { aFind } from '../builders';

/** Orders 1 and so on, for each of which a search finds these units; and how many it was asked for. */
function collecting(findsOfOrders: readonly (readonly Ranked[])[]) {
  const rows = findsOfOrders.map((_, place) => ({ ...fullOrder, id: place + 1, kva_rating: String(place + 1) }));
  const [asked, done]: [number[], number[]] = [[], []];
  const openAfter = (id: number) => Promise.resolve(rows.slice(id));
  const search = ({ kva }: MatchRequirement, limit: number) => {
    asked.push(limit);
    return Promise.resolve(findsOfOrders[Number(kva?.value) - 1]?.slice(0, limit) ?? []);
  };
  const run = (settings: Partial<PlanSettings> = {}, most?: number) =>
    collect({ openAfter }, search, { ...DEFAULT_SETTINGS, ...settings }, (count) => void done.push(count), most);
  return { asked, done, run };
}
const finds = (count: number, score = 1) =>
  Array.from({ length: count }, (_, place) => aFind(`${score} ${place}`, { score }));
const serialsOf = (ranked: readonly Ranked[] = []) => ranked.map(({ candidate }) => candidate.serial);

test('Each open order comes with its dates, its requirement and its units, and is told of as it is done', async () => {
  const { run, done } = collecting([[aFind('A')], [], [aFind('A'), aFind('B', { margin: 20.5 })]]);
  const { orders, units, ...figures } = await run();
  expect(
    orders.map(({ id, requirement, pairs }) => [id, requirement.kva?.value, pairs.map((pair) => pair.serial)]),
  ).toEqual([
    [1, 1, ['A']],
    [2, 2, []],
    [3, 3, ['A', 'B']],
  ]);
  expect(orders[0]).toMatchObject({ due: '2026-05-01', orderDate: '2026-03-05', row: { id: 1 }, unknown: null });
  expect(orders[2]?.pairs[1]).toMatchObject({ match: 1, margin: 2_050 });
  expect([...units].map(([serial, unit]) => [serial, unit.serial])).toEqual([
    ['A', 'A'],
    ['B', 'B'],
  ]);
  expect(figures).toEqual({ pairs: 3, unknownCosts: 0 });
  expect(done).toEqual([1, 2, 3]);
});

test('Pairs are units that can serve and reach the match, which itself is enough; the five best that serve below it are kept aside', async () => {
  const unfit = aFind('UNFIT', { score: 0.95, canServe: false });
  const below = finds(6, 0.8999);
  const { run } = collecting([
    [aFind('A'), unfit, aFind('B', { score: 0.9 }), ...below, aFind('POOR', { canServe: false, score: 0.4 })],
  ]);
  const [order] = (await run({ match: 0.9 })).orders;
  expect(order?.pairs.map(({ serial }) => serial)).toEqual(['A', 'B']);
  expect(serialsOf(order?.below)).toEqual(serialsOf(below.slice(0, 5)));
});

test('Units whose margin is not known are no pairs: they are counted, and the best of them is kept aside', async () => {
  const unknown = [aFind('NO PRICE', { margin: null }), aFind('NO COST', { isComplete: false })];
  const { run } = collecting([[...unknown, aFind('A')], unknown.toReversed()]);
  const { orders, units, pairs, unknownCosts } = await run();
  expect([pairs, unknownCosts]).toEqual([1, 4]);
  expect(orders.map((order) => order.unknown?.candidate.serial)).toEqual(['NO PRICE', 'NO COST']);
  // An order could have them: they are not unwanted.
  expect([...units.keys()]).toEqual(['NO PRICE', 'NO COST', 'A']);
});

test.each([
  ['none is found', [], [64]],
  ['fewer than 64 are found', finds(63), [64]],
  ['the 64th does not reach the match', [...finds(63), ...finds(9, 0.8)], [64]],
  ['the 64th does', finds(64), [64, 512]],
  ['the 512th does not', [...finds(511), ...finds(9, 0.8)], [64, 512]],
  ['the 512th does', [...finds(512), ...finds(9, 0.8)], [64, 512, 4_096]],
])('Units are looked for in eight times as many until one does not reach the match: %s', async (_, found, asked) => {
  const collected = collecting([found]);
  const { pairs } = await collected.run();
  expect(collected.asked).toEqual(asked);
  expect(pairs).toBe(found.filter(({ score }) => score.score === 1).length);
});

test.each([
  // Five below the match are wanted besides.
  ['a few', 2, [7]],
  ['as many as are looked for at first', 64, [64, 69]],
  ['more', 100, [64, 105]],
])('No more units of an order are looked for than are wanted: %s', async (_, units_per_order, asked) => {
  const collected = collecting([[...finds(units_per_order), ...finds(9, 0.95)]]);
  const [order] = (await collected.run({ units_per_order })).orders;
  expect(collected.asked).toEqual(asked);
  expect(order?.pairs.map(({ match }) => match)).toEqual(Array(units_per_order).fill(1));
});

test('As many pairs as can be solved are collected, and with one more the plan is refused, before more is looked for', async () => {
  const found = [finds(3), finds(2), finds(9)];
  const whole = collecting(found.slice(0, 2));
  expect((await whole.run({}, 5)).pairs).toBe(5);
  // One more than are left, and five below the match.
  expect(whole.asked).toEqual([11, 8]);
  const over = collecting(found);
  await expect(over.run({}, 4)).rejects.toThrow(
    new PlanRefusedError(
      'More than 4 pairs of orders and units reach this match. Raise the match, or limit the units per order, and plan again.',
    ),
  );
  expect([over.asked, over.done]).toEqual([[10, 7], [1]]);
});
