import type { MatchRequirement } from '../../../../../src/domain/matching/reading/requirement';
import type { Ranked } from '../../../../../src/domain/matching/ranking/scoreUnit';
import type { Relaxation } from '../../../../../src/domain/matching/search/relaxations';
import { byGain, relaxedWays } from '../../../../../src/server/matching/plan/emptyOrders';
import { aWay } from '../../../../domain/builders/plans';
import { aRequirement } from '../../../../domain/builders/units';
import { aFind } from '../builders';

test('Ways come by what the plan gains: margins are gained, costs of taking lost, and what is not known comes last', () => {
  const ways = [
    aWay('lower class', { amount: 6_000 }),
    aWay('relax', { amount: 4_000 }),
    aWay('take', { cost: 3_000, amount: 9_000 }),
    aWay('lower class', { amount: -4_000 }),
    aWay('take', { cost: 5_000 }),
    // Nobody knows what the rewind costs.
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
  const asked: [requirement: MatchRequirement, limit: number][] = [];
  const search = (requirement: MatchRequirement, limit: number) => {
    asked.push([requirement, limit]);
    return Promise.resolve([...(changes[asked.length - 1]?.finds ?? [])]);
  };
  return { asked, search: { search, relaxations: () => Promise.resolve(changes.map(({ relaxation }) => relaxation)) } };
}

const fluidOf = (oil_type: string) => aRequirement({ oil_type }).fluid;
const change = (name: string, ...finds: readonly Ranked[]) => ({
  relaxation: { change: name, changed: { fluid: fluidOf(name) }, units: 7 },
  finds,
});
const waysBy = (changes: Parameters<typeof searching>[0], used: string[] = []) =>
  relaxedWays({ search: searching(changes).search, used: new Set(used) }, aRequirement());

test('What the customer may agree to is searched with all else as required, 24 units each', async () => {
  const { asked, search } = searching([change('FR3'), change('Any')]);
  await relaxedWays({ search, used: new Set() }, aRequirement());
  expect(asked).toEqual([
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
