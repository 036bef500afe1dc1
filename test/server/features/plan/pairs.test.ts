import { DEFAULT_SETTINGS } from '../../../../src/contract/plan/defaultSettings';
import type { FitClass } from '../../../../src/contract/units/unit';
import type { PlanSettings } from '../../../../src/contract/plan/planRequest';
import type { MatchRequirement } from '../../../../src/domain/matching/reading/requirement';
import type { Ranked } from '../../../../src/domain/matching/ranking/scoreUnit';
import {
  collect,
  PlanRefusedError,
  deliveryOf,
  pairOf,
  freightCents,
  withFreight,
} from '../../../../src/server/features/plan/pairs';
import { fullOrder } from '../units/fullRows';
import { aFind, aPlannedOrder, collectedOf } from './builders';
import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';
import { aPair } from '../../../domain/builders/plans';
import { someRates } from '../../../domain/builders/rates';

/** Orders from 1; a search finds these units for each. Records requested limits. */
function collecting(findsOfOrders: readonly (readonly Ranked[])[]) {
  const rows = findsOfOrders.map((_, place) => ({ ...fullOrder, id: place + 1, kva_rating: String(place + 1) }));
  const [requested, done]: [number[], number[]] = [[], []];
  const openAfter = (id: number) => Promise.resolve(rows.slice(id));
  const search = ({ kva }: MatchRequirement, limit: number) => {
    requested.push(limit);
    return Promise.resolve(findsOfOrders[Number(kva?.value) - 1]?.slice(0, limit) ?? []);
  };
  const run = (settings: Partial<PlanSettings> = {}, most?: number) =>
    collect({ openAfter }, search, { ...DEFAULT_SETTINGS, ...settings }, (count) => void done.push(count), most);
  return { requested, done, run };
}
/** Of a class, the best one with a match of 100%, the others of 50%. */
const finds = (count: number, fitClass: FitClass = 'Fits') =>
  Array.from({ length: count }, (_, place) =>
    aFind(`${fitClass} ${place}`, { fitClass, score: fitClass === 'Fits' ? 1 : 0.5 }),
  );
const serialsOf = (ranked: readonly Ranked[] = []) => ranked.map(({ candidate }) => candidate.serial);

test('each open order has its dates, requirement and units, and is reported', async () => {
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
  expect(figures).toEqual({ pairs: 3, unknownCosts: 0, unknownPrices: 0 });
  expect(done).toEqual([1, 2, 3]);
});

test('pairs reach the class; the five best units below it are listed separately', async () => {
  const below = finds(6, 'Misses a requirement');
  const unfit = aFind('POOR', { canServe: false, fitClass: 'Does not fit', score: 0.4 });
  const ranked = [
    aFind('A'),
    aFind('B', { fitClass: 'Fits with work', score: 0.75 }),
    aFind('C', { fitClass: 'Fits, to be checked', score: 0.6, fit: openFit }),
    ...below,
    unfit,
  ];
  const serialsBy = async (fit: PlanSettings['fit']) => {
    const [order] = (await collecting([ranked]).run({ fit })).orders;
    return [order?.pairs.map(({ serial }) => serial).join(), serialsOf(order?.below)];
  };
  expect(await serialsBy('Fits')).toEqual(['A', ['B', 'C', ...serialsOf(below.slice(0, 3))]]);
  expect(await serialsBy('Fits with work')).toEqual(['A,B', ['C', ...serialsOf(below.slice(0, 4))]]);
  expect(await serialsBy('Fits, to be checked')).toEqual(['A,B,C', serialsOf(below.slice(0, 5))]);
  expect(await serialsBy('Misses a requirement')).toEqual([`A,B,C,${serialsOf(below).join()}`, []]);
});

/** A required field of the unit is not recorded. */
const openFit = {
  class: 'Fits, to be checked' as const,
  gaps: [{ feature: 'taps', verdict: 'not recorded' as const, text: 'Taps not recorded' }],
};

test('units of an order that cannot be judged are left out', async () => {
  const unjudged = aFind('A', { fitClass: 'Fits, to be checked', score: null, fit: openFit });
  const { orders, pairs } = await collecting([[unjudged]]).run({ fit: 'Misses a requirement' });
  expect([pairs, orders[0]?.below, orders[0]?.unknown]).toEqual([0, [], null]);
});

test('units with an unknown margin are no pairs: missing costs and prices are counted, with the best unit of each', async () => {
  const unknown = [aFind('NO PRICE', { margin: null, price: null }), aFind('NO COST', { isComplete: false })];
  const { run } = collecting([
    [...unknown, aFind('A')],
    unknown.toReversed(),
    [aFind('NO UNIT COST', { margin: null })],
  ]);
  const { orders, units, pairs, unknownCosts, unknownPrices } = await run();
  expect([pairs, unknownCosts, unknownPrices]).toEqual([1, 3, 2]);
  expect(orders.map((order) => order.unknown?.candidate.serial)).toEqual(['NO COST', 'NO COST', 'NO UNIT COST']);
  expect(orders.map((order) => order.unpriced?.candidate.serial)).toEqual(['NO PRICE', 'NO PRICE', undefined]);
  // An order could have them: they are not unwanted.
  expect([...units.keys()]).toEqual(['NO PRICE', 'NO COST', 'A', 'NO UNIT COST']);
});

test('A unit that is below the class only as its work has no recorded cost is the one to record it for', async () => {
  const work = { feature: 'tank', verdict: 'needs work' as const, text: 'Needs re-tank, cost not recorded' };
  const lacking = aFind('WORK', {
    ...{ fitClass: 'Fits, to be checked', score: 0.7, isComplete: false },
    fit: { class: 'Fits, to be checked', gaps: [work] },
  });
  const open = aFind('TAPS', { fitClass: 'Fits, to be checked', score: 0.71, fit: openFit });
  const [order] = (await collecting([[open, lacking]]).run()).orders;
  expect([order?.unknown?.candidate.serial, serialsOf(order?.below)]).toEqual(['WORK', ['TAPS']]);
});

test.each([
  ['none is found', [], [64]],
  ['fewer than 64 are found', finds(63), [64]],
  ['the 64th does not reach the class', [...finds(63), ...finds(9, 'Misses a requirement')], [64]],
  ['the 64th does', finds(64), [64, 512]],
  ['the 512th does not', [...finds(511), ...finds(9, 'Misses a requirement')], [64, 512]],
  ['the 512th does', [...finds(512), ...finds(9, 'Misses a requirement')], [64, 512, 4_096]],
])('the search limit grows eightfold until a unit does not reach the class: %s', async (_, found, requested) => {
  const collected = collecting([found]);
  const { pairs } = await collected.run();
  expect(collected.requested).toEqual(requested);
  expect(pairs).toBe(found.filter(({ score }) => score.score === 1).length);
});

test.each([
  // Five below the class are wanted besides.
  ['a few', 2, [7]],
  ['as many as are looked for at first', 64, [64, 69]],
  ['more', 100, [64, 105]],
])('a search is limited to the units per order: %s', async (_, units_per_order, requested) => {
  const collected = collecting([[...finds(units_per_order), ...finds(9, 'Fits with work')]]);
  const [order] = (await collected.run({ units_per_order })).orders;
  expect(collected.requested).toEqual(requested);
  expect(order?.pairs.map(({ match }) => match)).toEqual(Array(units_per_order).fill(1));
});

test('As many pairs as can be solved are collected, and with one more the plan is refused, before more is looked for', async () => {
  const found = [finds(3), finds(2), finds(9)];
  const whole = collecting(found.slice(0, 2));
  expect((await whole.run({}, 5)).pairs).toBe(5);
  // One more than are left, and five below the class.
  expect(whole.requested).toEqual([11, 8]);
  const over = collecting(found);
  await expect(over.run({}, 4)).rejects.toThrow(
    new PlanRefusedError(
      'More than 4 pairs of orders and units reach this class. Choose a better class, or limit the units per order, and plan again.',
    ),
  );
  expect([over.requested, over.done]).toEqual([[10, 7], [1]]);
});

test('A pair has the match, the margin in whole cents, whether there is work, and the miles by road', () => {
  const found = aFind('A', { score: 0.95, margin: 1_234.56 });
  const pair = { serial: 'A', match: 0.95, fitClass: 'Fits', margin: 123_456, hasWork: false, freight: null };
  expect(pairOf(found, 'Phoenix, AZ')).toEqual({ ...pair, miles: 0 });
  // 14.2 miles as the crow flies are 17 by road.
  expect(pairOf(found, 'Mesa, AZ')).toEqual({ ...pair, miles: 15 });
  expect(pairOf(found, '')).toEqual({ ...pair, miles: null });
});

test('A unit that needs work has it said, whatever the work costs', () => {
  const found = aFind('A', { neededWork: [{ work: 'rewind', cost: 0 }] });
  expect(pairOf(found, '')?.hasWork).toBe(true);
});

test.each([
  ['price or unit cost', { margin: null }],
  ['cost of some work', { isComplete: false }],
  ['match, as its order cannot be judged', { score: null }],
])('A unit without a recorded %s is no pair', (_, fields) => {
  expect(pairOf(aFind('A', fields), 'Mesa, AZ')).toBeNull();
});

test.each([
  ['Mesa', 'AZ', 'Mesa, AZ'],
  ['Mesa', null, 'Mesa'],
  ['', 'AZ', 'AZ'],
  [null, null, ''],
])('An order for the city %j in the state %j is delivered to %j', (ship_city, ship_state, place) => {
  expect(deliveryOf({ ship_city, ship_state })).toBe(place);
});

const rates = someRates({ freightPerMile10: 2.5, freightMinimum: 650 });
const aLoad = (weight_lbs: string | null) => ({ serial: 'A', weight_lbs, width_in: '89.00' });
const ours = { freight_paid_by_customer: false };

/** Units of 8,000 lb. Records requested serials. */
function loading() {
  const requested: (readonly string[])[] = [];
  const loads = (serials: readonly string[]) => {
    requested.push(serials);
    return Promise.resolve(new Map(serials.map((serial) => [serial, aLoad('8000')])));
  };
  return { requested, loads };
}

const orderOf = (id: number, isPaid: boolean, ...miles: (number | null)[]) =>
  aPlannedOrder(id, {
    row: { ...fullOrder, id, freight_paid_by_customer: isPaid },
    pairs: miles.map((each, place) => aPair('ABC'[place] ?? '', 900, { miles: each })),
  });
const freightOf = async (...requested: Parameters<typeof withFreight>) =>
  (await withFreight(...requested)).orders.map(({ pairs }) => pairs.map(({ freight }) => freight));

test('each pair has its freight, or null if unknown', async () => {
  const { requested, loads } = loading();
  const collected = collectedOf(orderOf(1, false, 1_000, 100, null));
  expect(await freightOf(collected, rates, loads)).toEqual([[250_000, 65_000, null]]);
  expect(requested).toEqual([['A', 'B', 'C']]);
});

test('A customer who pays the freight leaves none to the plan, with freight rates and without', async () => {
  const collected = collectedOf(orderOf(1, true, 1_000), orderOf(2, false, 1_000));
  expect(await freightOf(collected, rates, loading().loads)).toEqual([[0], [250_000]]);
  expect(await freightOf(collected, DEFAULT_RATES, loading().loads)).toEqual([[0], [null]]);
});

test('Without freight rates nothing is read or changed', async () => {
  const { requested, loads } = loading();
  const collected = collectedOf(orderOf(1, false, 1_000));
  expect(await withFreight(collected, DEFAULT_RATES, loads)).toBe(collected);
  expect(requested).toEqual([]);
});

test.each([
  ['a weight that is not recorded', aLoad(null)],
  ['a unit that is gone', undefined],
])('The freight of %s is not known', (_, load) => {
  expect(freightCents(rates, load, { miles: 1_000 }, ours)).toBeNull();
});
