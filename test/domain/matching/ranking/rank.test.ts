import fc from 'fast-check';
import { fitClasses } from '../../../../src/contract/units/unit';
import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import { rank, rankOrders } from '../../../../src/domain/matching/ranking/rank';
import { candidates, manySerials, requirements, serials } from '../../builders/arbitraries';
import { aCandidate, aRequirement } from '../../builders/units';
import type { Quote } from '../../../../src/contract/matching/quote';
import { unstatedFields } from '../../../../src/domain/matching/reading/requirement';
import { forAll } from '../../builders/forAll';

const order = (units: Candidate[], limit = 50, quote = {}) =>
  rank(aRequirement(quote), units, limit).map(({ candidate }) => candidate.serial);

/** `better` must come before `worse`, whichever is given first; its serial would place it last. */
const expectBefore = (better: Partial<Candidate>, worse: Partial<Candidate>, quote = {}) => {
  const [first, second] = [aCandidate({ ...better, serial: '2' }), aCandidate({ ...worse, serial: '1' })];
  expect(order([first, second], 50, quote)).toEqual(['2', '1']);
  expect(order([second, first], 50, quote)).toEqual(['2', '1']);
};

test('the higher score comes first', () => {
  expectBefore({}, { kva: 750 });
});

/** Each unit stands in a better class than the next one, and is worse in all that ranks within a class. */
test('the class decides before margin: fits, with work, to be checked, misses, does not fit', () => {
  const classes: Partial<Candidate>[] = [
    { kva: 750, unitCost: 900_000 },
    { primaryVoltage: '13200D', kva: 750, unitCost: 800_000 },
    { phase: null, kva: null, taps: null, fusing: null, unitCost: 700_000 },
    { kva: 1000, taps: 'None', fusing: 'None', unitCost: 600_000 },
    { kva: 300, unitCost: 1 },
  ];
  const units = classes.map((unit, nth) => aCandidate({ ...unit, serial: String(9 - nth) }));
  expect(order(units)).toEqual(['9', '8', '7', '6', '5']);
  expect(order(units.toReversed())).toEqual(['9', '8', '7', '6', '5']);
});

test('a unit that needs work of a recorded cost comes before one whose work no one has priced', () => {
  const radial = { bushConfiguration: 'Radial Feed Dead Front' };
  expectBefore({ ...radial, feedConversionCost: 9_000 }, { ...radial, feedConversionCost: null, unitCost: 1 });
  expectBefore({ ...radial, feedConversionCost: 9_000 }, { ...radial, feedConversionCost: 0, unitCost: 1 });
  expectBefore({ cabinetNeedsReplacing: true }, { fluid: 'R-Temp', unitCost: 1 });
});

test.each([
  ['feed conversion', { bushConfiguration: 'Radial Feed Dead Front' }, 'feedConversionCost', {}],
  ['turn pull', { primaryVoltage: '13200D' }, 'turnPullCost', {}],
  ['FR3 fill', {}, 'fr3FillCost', { oil_type: 'FR3' }],
  ['replacement cabinet', { cabinetNeedsReplacing: true }, 'replacementCabinetCost', {}],
  ['re-tank', { tankNeedsReplacing: true }, 'retankCost', {}],
] as const)('a cheaper %s decides by the margin, and not before it', (_, unit, cost, quote) => {
  expectBefore({ ...unit, [cost]: 700 }, { ...unit, [cost]: 800 }, quote);
  expectBefore({ ...unit, [cost]: 800, unitCost: 9_000 }, { ...unit, [cost]: 700 }, quote);
});

test('of equal scores, those with the higher margin percentage come first', () => {
  expectBefore({ unitCost: 9_000, location: 'Austin' }, { unitCost: 10_000 });
  expectBefore({ listPrice: 27_000, location: 'Austin' }, { listPrice: 26_000 }, { sale_price: null });
  expectBefore({ location: 'Austin' }, { listPrice: null }, { sale_price: null });
});

test('if the order has a price, no list price decides', () => {
  expectBefore({ listPrice: 1_000 }, { listPrice: 99_000, location: 'Austin' });
});

test('needed work of a known cost lowers the margin that decides', () => {
  // Both need one gap of 800 dollars closed; the first is 100 dollars cheaper with all of it.
  const radial = { bushConfiguration: 'Radial Feed Dead Front' };
  expectBefore({ ...radial, unitCost: 9_900, location: 'Austin' }, radial);
});

test.each(['unitCost', 'laborCost', 'materialsCost'] as const)(
  'without a recorded %s the margin is at most so high and comes after the lowest that is complete; 0 is recorded',
  (cost) => {
    expectBefore({ unitCost: 900_000, location: 'Austin' }, { [cost]: null });
    expectBefore({ [cost]: 0, location: 'Austin' }, { [cost]: null });
  },
);

test('of equal margins, the nearer unit comes first; an unknown place is far', () => {
  expectBefore({ location: 'Phoenix, AZ' }, { location: 'Sacramento' });
  expectBefore({ location: 'Portland' }, { location: 'Nowhere' });
});

test('of units equal in all this, the lower serial comes first, numbers as numbers', () => {
  const units = ['10', '9', '09', 'IC10', 'IC9', 'b', 'A'].map((serial) => aCandidate({ serial }));
  const expected = ['09', '9', '10', 'A', 'b', 'IC9', 'IC10'];
  expect(order(units)).toEqual(expected);
  expect(order([...units].reverse())).toEqual(expected);
});

test('units without any price do not upset the order', () => {
  const units = ['3', '1', '2'].map((serial) => aCandidate({ serial, listPrice: null, location: null }));
  expect(order(units, 50, { sale_price: null })).toEqual(['1', '2', '3']);
});

test.each([
  [0, []],
  [-1, []],
  [2, ['1', '2']],
  [9, ['1', '2', '3']],
])('a limit of %p of three units gives %p', (limit, expected) => {
  expect(
    order(
      ['3', '2', '1'].map((serial) => aCandidate({ serial })),
      limit,
    ),
  ).toEqual(expected);
});

test('the order of the inventory never matters, and scores never rise from one place to the next', () => {
  const inventory = fc.uniqueArray(candidates(manySerials), { selector: ({ serial }) => serial, maxLength: 30 });
  forAll(requirements, inventory, (requirement, units) => {
    const ranked = rank(requirement, units, 20);
    expect(rank(requirement, [...units].reverse(), 20).map(({ candidate }) => candidate)).toEqual(
      ranked.map(({ candidate }) => candidate),
    );
    // Where the requirement cannot be judged there is no score, and the classes never rise.
    const places = ranked.map(({ score }) => [fitClasses.indexOf(score.fitClass), -(score.score ?? 0)]);
    expect(places).toEqual([...places].sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d));
  });
});

const anOrder = (name: string, quote: Partial<Quote> = {}) => ({ name, requirement: aRequirement(quote) });
const ranked = (orders: ReturnType<typeof anOrder>[], limit = 20, unit: Partial<Candidate> = {}) => {
  const { best, count } = rankOrders(aCandidate(unit), orders, limit);
  return { names: best.map(({ order }) => order.name), count };
};

test('only orders that the unit can serve are offered, however close the others come', () => {
  const orders = [
    anOrder('another phase', { phase: 1 }),
    anOrder('exact'),
    anOrder('too large', { kva_rating: 2000 }),
    anOrder('delta', { primary_voltage_kv: '12470D' }),
  ];
  expect(ranked(orders)).toEqual({ names: ['exact'], count: 1 });
});

test('orders are ranked by score, then margin', () => {
  const orders = [
    anOrder('pays little', { sale_price: 20_000 }),
    anOrder('next size', { kva_rating: 300 }),
    anOrder('pays well', { sale_price: 90_000 }),
    anOrder('wants FR3', { oil_type: 'FR3', sale_price: 900_000 }),
    anOrder('wants other bushings', { sec_bush: 'Stud' }),
  ];
  // Fits, with the larger size last; then with work; then what misses a requirement.
  expect(ranked(orders).names).toEqual(['pays well', 'pays little', 'next size', 'wants FR3', 'wants other bushings']);
});

test('an order that does not state its kVA counts for no unit', () => {
  expect(ranked([anOrder('vague', { kva_rating: null }), anOrder('exact')])).toEqual({ names: ['exact'], count: 1 });
});

test('orders that tie retain the order in which they came', () => {
  const orders = [anOrder('b'), anOrder('a'), anOrder('c')];
  expect(ranked(orders).names).toEqual(['b', 'a', 'c']);
});

test.each([
  [0, []],
  [-1, []],
  [1, ['a']],
  [9, ['a', 'b']],
])('at most %p of two orders are offered, and both are counted', (limit, names) => {
  expect(ranked([anOrder('a'), anOrder('b')], limit)).toEqual({ names, count: 2 });
});

test('each comes with the score that the unit has in the list of that order', () => {
  forAll(fc.array(requirements, { maxLength: 12 }), candidates(serials), (wanted, unit) => {
    const { best, count } = rankOrders(
      unit,
      wanted.map((requirement) => ({ requirement })),
      50,
    );
    const answerOf = (scored: { score: { reason: () => string } }) => ({
      ...scored.score,
      reason: scored.score.reason(),
    });
    const scores = wanted
      .filter((requirement) => unstatedFields(requirement).length === 0)
      .map((requirement) => rank(requirement, [unit], 1)[0]!)
      .filter(({ score }) => score.canServe);
    expect(count).toBe(scores.length);
    for (const { order, score } of best) {
      expect(answerOf({ score })).toEqual(answerOf(rank(order.requirement, [unit], 1)[0]!));
    }
  });
});
