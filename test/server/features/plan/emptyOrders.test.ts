import { NONE } from '../../../../src/domain/plan/assignment/problem';
import type { Relaxation } from '../../../../src/domain/matching/search/relaxations';
import type { PlannedOrder } from '../../../../src/server/features/plan/pairs';
import { toEmpty, type EmptyDependencies, byGain, relaxedWays } from '../../../../src/server/features/plan/emptyOrders';
import { aPair, aWay, FREE_OF_PENALTIES, movesOf } from '../../../domain/builders/plans';
import { aRequirement } from '../../../domain/builders/units';
import { aFind, aPlannedOrder, assignedOf, TODAY } from './builders';
import type { MatchRequirement } from '../../../../src/domain/matching/reading/requirement';
import type { Ranked } from '../../../../src/domain/matching/ranking/scoreUnit';

const ester: Relaxation = { change: 'With FR3', changed: { fluid: aRequirement({ oil_type: 'FR3' }).fluid }, units: 4 };

/** One change brings a unit that earns 2,000 dollars. */
function dependenciesOf(orders: PlannedOrder[], fields: Partial<EmptyDependencies> = {}): EmptyDependencies {
  const finds = [aFind('R', { margin: 2_000 })];
  const search = { search: () => Promise.resolve(finds), relaxations: () => Promise.resolve([ester]) };
  const usual = { assigned: assignedOf(orders), settings: FREE_OF_PENALTIES, day: TODAY, inTurn: new Map() };
  return { ...usual, used: new Set(), search, ...fields };
}
const waysOf = async (order: PlannedOrder, fields: Partial<EmptyDependencies> = {}, isReported = true) =>
  (await toEmpty(dependenciesOf([order], fields), order, [], isReported)).ways;
const kindsOf = async (...requested: Parameters<typeof waysOf>) => (await waysOf(...requested)).map(({ kind }) => kind);

describe('An order stays empty', () => {
  const other = aPlannedOrder(1, { pairs: [aPair('A', 500)] });
  const wanting = (...dollars: number[]) => dollars.map((each, place) => aPair('ABC'[place] ?? '', each));
  const find = aFind('X', { isComplete: false });

  test.each<[string, string, Partial<PlannedOrder>]>([
    ['as every unit brings a loss', 'only losses', { pairs: wanting(-1, -2) }],
    ['as the one unit without a loss goes elsewhere', 'worth more elsewhere', { pairs: wanting(-1, 2) }],
    ['as a unit that brings nothing goes elsewhere', 'worth more elsewhere', { pairs: wanting(0) }],
    ['as a cost is not recorded', 'cost not recorded', { unknown: find, below: [find] }],
    ['as there is no price', 'no price', { unpriced: find, below: [find] }],
    ['as all units are below the class', 'below the class', { below: [find] }],
    ['as there is no unit for it', 'nothing fits', {}],
  ])('%s: %s', async (_, reason, fields) => {
    const order = aPlannedOrder(2, fields);
    expect((await toEmpty(dependenciesOf([other, order]), order, [], false)).reason).toBe(reason);
  });

  test('forbidden, because its pairs are forbidden, whatever the order of the others', async () => {
    const orders = [other, aPlannedOrder(2, { pairs: wanting(1) }), aPlannedOrder(3, { pairs: wanting(1) })];
    const reasonsWithout = (...ids: number[]) => {
      const assigned = assignedOf(orders, { forbidden: ids.map((order_id) => ({ order_id, serial: 'A' })) });
      const reported = orders.map((order) => toEmpty(dependenciesOf(orders, { assigned }), order, [], false));
      return Promise.all(reported.map(async (each) => (await each).reason === 'forbidden'));
    };
    expect(await reasonsWithout(1)).toEqual([true, false, false]);
    expect(await reasonsWithout(2)).toEqual([false, true, false]);
    expect(await reasonsWithout(2, 3)).toEqual([false, true, true]);
  });
});

test('an empty order states how late a purchase is, and its unit by first come, first served', async () => {
  const order = aPlannedOrder(7, { due: '2026-03-09' });
  const inTurn = new Map([[7, aPair('A', 900)]]);
  expect(await toEmpty(dependenciesOf([order], { inTurn }), order, [], false)).toEqual({
    ...{ order_id: 7, job_number: 'J-7', customer_name: 'Mesa Water District', request_date: '2026-03-09' },
    // In 16 weeks, due in one.
    ...{ late_weeks: 15, reason: 'nothing fits', first_come: { serial: 'A', margin: 900 }, ways: [] },
  });
});

test('the three cheapest units of others can be taken, each with its cost and the orders that move', async () => {
  const order = aPlannedOrder(1, { pairs: ['A', 'B', 'C', 'D'].map((serial) => aPair(serial, 900, { match: 0.95 })) });
  const other = aPlannedOrder(2, { pairs: [aPair('A', 800)] });
  const moves = [{ order: 1, unit: NONE }];
  const changes = [NONE, 0, 1, 2, 3].map((unit) => ({ unit, cost: 100 * unit + 50, moves }));
  const { ways } = await toEmpty(dependenciesOf([order, other]), order, changes, true);
  const take = { match_score: 0.95, fit_class: 'Fits', amount: 900, moves: movesOf([2, null]) } as const;
  expect(ways).toEqual([
    aWay('take', { serial: 'A', cost: 0.5, ...take }),
    aWay('take', { serial: 'B', cost: 1.5, ...take }),
    aWay('take', { serial: 'C', cost: 2.5, ...take }),
    expect.objectContaining({ kind: 'buy' }),
  ]);
});

test('The three best available units below the class can do, each with its work, and its margin where all costs are recorded', async () => {
  const fitClass = 'Misses a requirement';
  const missing = { fit_class: fitClass } as const;
  const below = [
    aFind('USED', { fitClass, score: 0.59 }),
    aFind('A', {
      fitClass,
      score: 0.58,
      neededWork: (['turnPull', 'fr3'] as const).map((work) => ({ work, cost: 1 })),
    }),
    aFind('B', { fitClass, score: 0.57, margin: 900 }),
    aFind('C', { fitClass, score: 0.56, isComplete: false }),
    aFind('D', { fitClass, score: 0.55 }),
  ];
  // It has a unit that another order has: nothing has to be relaxed.
  const order = aPlannedOrder(1, { below, pairs: [aPair('P', 1)] });
  expect((await waysOf(order, { used: new Set(['USED']) })).slice(0, -1)).toEqual([
    aWay('lower class', { ...missing, serial: 'A', match_score: 0.58, amount: 1_000, what: 'turn pull, FR3 fill' }),
    aWay('lower class', { ...missing, serial: 'B', match_score: 0.57, amount: 900 }),
    aWay('lower class', { ...missing, serial: 'C', match_score: 0.56 }),
  ]);
});

test('A unit that only lacks a recorded cost is worth recording it', async () => {
  const order = aPlannedOrder(1, { unknown: aFind('U', { score: 0.93, isComplete: false }), pairs: [aPair('P', 1)] });
  expect((await waysOf(order)).slice(0, -1)).toEqual([
    aWay('record cost', { serial: 'U', match_score: 0.93, fit_class: 'Fits' }),
  ]);
});

test('relaxations are searched only for an order that no unit fits, and only if ways are listed', async () => {
  expect(await kindsOf(aPlannedOrder(1))).toEqual(['relax', 'buy']);
  expect(await kindsOf(aPlannedOrder(1, { pairs: [aPair('P', 1)] }))).toEqual(['buy']);
  expect(await kindsOf(aPlannedOrder(1), {}, false)).toEqual([]);
});

test('the highest gain comes first, then the cost to record, then the purchase', async () => {
  const below = [aFind('A', { margin: 1_000 }), aFind('B', { margin: 3_000 })];
  const unknown = aFind('U', { margin: 9_000, isComplete: false });
  const ways = await waysOf(aPlannedOrder(1, { below, unknown }));
  expect(ways.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['lower class', 3_000],
    ['relax', 2_000],
    ['lower class', 1_000],
    ['record cost', null],
    // The price of aRequirement().
    ['buy', 41_250],
  ]);
});

test.each([
  ['the price and what a filled order counts', '26000', 500, 26_500],
  ['a price of a cent is one', '0.01', 0, 0.01],
  ['a price of 0 is none', '0', 500, null],
  ['nobody knows without a price', null, 500, null],
])('A unit that is bought may cost at most: %s', async (_, sale_price, filled, amount) => {
  const order = aPlannedOrder(1, { requirement: aRequirement({ sale_price }) });
  const ways = await waysOf(order, { settings: { ...FREE_OF_PENALTIES, filled } });
  const what = '3-phase · 500 kVA · 12470 to 480Y/277 · 95 kV BIL · copper windings';
  expect(ways.at(-1)).toEqual(aWay('buy', { what, amount }));
});

test('ways are sorted by gain: margins less costs of taking, unknown ones last', () => {
  const ways = [
    aWay('lower class', { amount: 6_000 }),
    aWay('relax', { amount: 4_000 }),
    aWay('take', { cost: 3_000, amount: 9_000 }),
    aWay('lower class', { amount: -4_000 }),
    aWay('take', { cost: 5_000 }),
    // The cost of the rewind is unknown.
    aWay('rewind', { amount: 8_000 }),
  ];
  expect(ways.toReversed().sort(byGain)).toEqual(ways);
  expect([...ways.slice(3), ...ways.slice(0, 3)].sort(byGain)).toEqual(ways);
});

test('Ways whose gain is not known are as good as each other', () => {
  const unknown = [aWay('relax'), aWay('lower class'), aWay('rewind', { amount: 8_000 })];
  expect(unknown.flatMap((way) => unknown.map((other) => byGain(way, other)))).toEqual(Array(9).fill(0));
  // A loss that is known comes before.
  expect(byGain(aWay('relax'), aWay('take', { cost: 5_000 }))).toBe(Infinity);
});

/** A search that knows these changes, each by its size in kVA, and the units that each would bring. */
function searching(changes: readonly { readonly relaxation: Relaxation; readonly finds: readonly Ranked[] }[]) {
  const requested: [requirement: MatchRequirement, limit: number][] = [];
  const search = (requirement: MatchRequirement, limit: number) => {
    requested.push([requirement, limit]);
    return Promise.resolve([...(changes[requested.length - 1]?.finds ?? [])]);
  };
  return {
    requested,
    search: { search, relaxations: () => Promise.resolve(changes.map(({ relaxation }) => relaxation)) },
  };
}

const fluidOf = (oil_type: string) => aRequirement({ oil_type }).fluid;
const change = (name: string, ...finds: readonly Ranked[]) => ({
  relaxation: { change: name, changed: { fluid: fluidOf(name) }, units: 7 },
  finds,
});
const waysBy = (changes: Parameters<typeof searching>[0], used: string[] = []) =>
  relaxedWays({ search: searching(changes).search, used: new Set(used) }, aRequirement());

test('each relaxation is searched with all else as required, 24 units each', async () => {
  const { requested, search } = searching([change('FR3'), change('Any')]);
  await relaxedWays({ search, used: new Set() }, aRequirement());
  expect(requested).toEqual([
    [{ ...aRequirement(), fluid: fluidOf('FR3') }, 24],
    [{ ...aRequirement(), fluid: fluidOf('Any') }, 24],
  ]);
});

test.each([
  [
    'the one that earns most',
    [aFind('A', { margin: 1 }), aFind('B', { margin: 3 }), aFind('C', { margin: 2 })],
    'B',
    3,
  ],
  ['of equals the one that matches best', [aFind('A', { margin: 3 }), aFind('B', { margin: 3 })], 'A', 3],
  ['none that cannot serve', [aFind('A', { margin: 9, canServe: false }), aFind('B', { margin: 2 })], 'B', 2],
  ['none that the plan uses', [aFind('USED', { margin: 9 }), aFind('B', { margin: 2 })], 'B', 2],
  [
    'one with a cost that is not recorded last, even before a loss',
    [aFind('A', { margin: 9, isComplete: false }), aFind('B', { margin: -2 })],
    'B',
    -2,
  ],
  ['one with a cost that is not recorded if there is no other', [aFind('A', { isComplete: false })], 'A', null],
])('Of the units that a change brings the way names %s', async (_, finds, serial, amount) => {
  const [way] = await waysBy([change('FR3', ...finds)], ['USED']);
  expect(way).toEqual(aWay('relax', { serial, amount, match_score: 1, fit_class: 'Fits', what: 'FR3', units: 7 }));
});

test('A change whose units are all used says how many could serve, and names none', async () => {
  expect(await waysBy([change('FR3', aFind('USED'))], ['USED'])).toEqual([aWay('relax', { what: 'FR3', units: 7 })]);
});

test('The three changes that earn most come first, then the rewind, which is no change of the customer', async () => {
  const earning = (name: string, margin: number) => change(name, aFind(name, { margin }));
  const rewind = {
    relaxation: { change: 'Rewound', changed: { orderType: aRequirement({ order_type: 'RW' }).orderType }, units: 2 },
    finds: [aFind('R', { margin: 99, score: 0.9 })],
  };
  const ways = await waysBy([earning('A', 1), rewind, earning('B', 3), earning('C', 2), earning('D', 4)]);
  expect(ways.map(({ what, amount }) => [what, amount])).toEqual([
    ['D', 4],
    ['B', 3],
    ['C', 2],
    [null, 99],
  ]);
  expect(ways[3]).toEqual(aWay('rewind', { serial: 'R', amount: 99, match_score: 0.9, fit_class: 'Fits', units: 2 }));
});
