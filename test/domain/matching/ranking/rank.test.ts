import fc from 'fast-check';
import type { Quote } from '../../../../src/contract/matching/quote';
import { covered, coverages, uncovered, type Coverage } from '../../../../src/contract/orders/ordersBands';
import { fitClasses, type FitClass } from '../../../../src/contract/units/unit';
import { judge, rankKeyOf, coverageOf } from '../../../../src/domain/matching/ranking/judging';
import { rank, rankOrders } from '../../../../src/domain/matching/ranking/rank';
import {
  compareSerials,
  compareRankKeys,
  milesTo,
  type RankKey,
} from '../../../../src/domain/matching/ranking/rankKey';
import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import { unstatedFields, toMatchRequirement } from '../../../../src/domain/matching/reading/requirement';
import { candidates, manySerials, requirements, serials } from '../../builders/arbitraries';
import { forAll } from '../../builders/forAll';
import { someRates } from '../../builders/rates';
import { aCandidate, aRequirement, nothingRequired } from '../../builders/units';

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

test.each([
  ['70', '200'],
  ['100244', '100253'],
  ['99999', '100000'],
  ['T-9', 'T-10'],
  ['007', '7'],
  ['0100', '0101'],
  ['A200', 'B100'],
])('%s comes before %s', (low, high) => {
  expect(compareSerials(low, high)).toBe(-1);
  expect(compareSerials(high, low)).toBe(1);
});

test('only the same serial is equal', () => {
  expect(compareSerials('100244', '100244')).toBe(0);
  expect(compareSerials('7', '007')).not.toBe(0);
  expect(compareSerials('a', 'A')).not.toBe(0);
});

const collator = new Intl.Collator('en', { numeric: true });
const digits = fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: 1, maxLength: 12 });
const serial = fc.oneof(digits, fc.string({ unit: fc.constantFrom(...Array.from('0123456789-Tt')), maxLength: 8 }));

test("different serials follow the collator's order", () => {
  fc.assert(
    fc.property(serial, serial, (a, b) => {
      const order = Math.sign(collator.compare(a, b));
      fc.pre(order !== 0);
      return compareSerials(a, b) === order;
    }),
    { numRuns: 2_000 },
  );
});

test('serials of any kind have one order, however they are paired', () => {
  const any = fc.oneof(
    serial,
    fc.string({ maxLength: 4 }),
    fc.constantFrom('7', '07', '007', 'IC7', 'ic7', 'İ', '٧', ''),
  );
  fc.assert(
    fc.property(any, any, any, (a, b, c) => {
      expect(compareSerials(a, b) + compareSerials(b, a)).toBe(0);
      expect(compareSerials(a, b) === 0).toBe(a === b);
      if (compareSerials(a, b) < 0 && compareSerials(b, c) < 0) expect(compareSerials(a, c)).toBe(-1);
    }),
    { numRuns: 500 },
  );
});

const key: RankKey = { score: 80, marginPercentage: 20, isComplete: false, miles: 650, serial: '200' };
const worst: RankKey = { score: 0, marginPercentage: null, isComplete: false, miles: 9_999, serial: '999' };

test.each<[string, Partial<RankKey>]>([
  ['a higher score', { ...worst, score: 81 }],
  ['a margin of which every cost is recorded', { ...worst, score: 80, marginPercentage: -50, isComplete: true }],
  ['a higher margin', { marginPercentage: 20.1, miles: 9_999 }],
  ['a nearer place', { miles: 0, serial: '999' }],
  ['a lower serial', { serial: '70' }],
])('%s comes first, whatever is less important', (_, better) => {
  expect(compareRankKeys({ ...key, ...better }, key)).toBeLessThan(0);
  expect(compareRankKeys(key, { ...key, ...better })).toBeGreaterThan(0);
});

test('complete margins come before those that are at most so high, and none last', () => {
  const none = { ...key, marginPercentage: null };
  const keys = [
    { ...key, marginPercentage: -50, isComplete: true, serial: 'complete' },
    { ...key, marginPercentage: -80, serial: 'at most' },
    { ...none, isComplete: true, miles: 0, serial: 'none, near' },
    { ...none, serial: 'none, far' },
  ];
  const serials = keys.map(({ serial }) => serial);
  expect(
    keys
      .toReversed()
      .sort(compareRankKeys)
      .map(({ serial }) => serial),
  ).toEqual(serials);
});

test.each([
  ['without a price', { marginPercentage: null }],
  ['from an unknown place', { miles: Number.POSITIVE_INFINITY }],
])('two units %s are equal in that: the serial decides', (_, fields) => {
  const [low, high] = [
    { ...key, ...fields, serial: '1' },
    { ...key, ...fields, serial: '2' },
  ];
  expect(compareRankKeys(low, high)).toBeLessThan(0);
  expect(compareRankKeys(high, low)).toBeGreaterThan(0);
  expect(compareRankKeys(low, { ...low })).toBe(0);
});

test('serials that are equal as numbers still have an order', () => {
  const [plain, padded] = [
    { ...key, serial: '7' },
    { ...key, serial: '007' },
  ];
  expect(compareRankKeys(plain, padded)).not.toBe(0);
  expect(Math.sign(compareRankKeys(plain, padded))).toBe(-Math.sign(compareRankKeys(padded, plain)));
});

test.each([
  ['Phoenix, AZ', 0],
  ['Sacramento, CA', 650],
  ['Tulsa, OK', Number.POSITIVE_INFINITY],
  [null, Number.POSITIVE_INFINITY],
])('a unit in %p is %p miles away', (location, miles) => {
  expect(milesTo(location, someRates())).toBe(miles);
});

test.each([
  ['Austin', 0],
  ['Phoenix, AZ', 850],
  ['Denver, CO', Number.POSITIVE_INFINITY],
])('seen from Austin, a unit in %p is %p miles away', (location, miles) => {
  expect(milesTo(location, someRates({ referenceSite: 'Austin' }))).toBe(miles);
});

test('any two keys compare as part by part, the most important first', () => {
  const serials = ['007', '7', '9', '10', 'IC9', 'IC10'];
  const keys: fc.Arbitrary<RankKey> = fc.record({
    score: fc.constantFrom(0, 40, 41, 89, 90, 100),
    marginPercentage: fc.constantFrom(null, -50, 29.99, 30),
    isComplete: fc.boolean(),
    miles: fc.constantFrom(0, 850, Infinity),
    serial: fc.constantFrom(...serials),
  });
  const parts = ({ score, marginPercentage, isComplete, miles, serial }: RankKey) => [
    ...[-score, marginPercentage === null ? 2 : isComplete ? 0 : 1, -(marginPercentage ?? 0), miles],
    serials.indexOf(serial),
  ];
  fc.assert(
    fc.property(keys, keys, (a, b) => {
      const at = parts(a).findIndex((part, index) => part !== parts(b)[index]);
      const expected = at < 0 ? 0 : parts(a)[at]! < parts(b)[at]! ? -1 : 1;
      expect(Math.sign(compareRankKeys(a, b)) + 0).toBe(expected);
    }),
    { numRuns: 500 },
  );
});

const judged = (unit: Partial<Candidate>, quote: Partial<Quote> = {}, rates = someRates()) =>
  judge(aRequirement(quote), aCandidate(unit), rates);
const keyOf = (unit: Partial<Candidate>, quote: Partial<Quote> = {}, rates = someRates()) =>
  rankKeyOf(judged(unit, quote, rates), aCandidate(unit), rates);
const RADIAL = { bushConfiguration: 'Radial Feed Dead Front' };

/** Of the 101 that aRequirement() weighs; a class has low + (high - low) times that share, rounded down. */
test.each<[string, Partial<Candidate>, Partial<Quote>, FitClass, number]>([
  ['is exact', {}, {}, 'Fits', 100],
  // 101 - 0.15 × 18 = 98.3: 90 + 10 × 0.973.
  ['is one size larger', { kva: 750 }, {}, 'Fits', 99],
  // 101 - 0.5 × 9 = 96.5: 75 + 14 × 0.955.
  ['needs priced work', RADIAL, {}, 'Fits with work', 88],
  // The same share: 60 + 14 × 0.955.
  ['needs work of unknown cost', { ...RADIAL, feedConversionCost: 0 }, {}, 'Fits, to be checked', 73],
  // 101 - 7 = 94: 60 + 14 × 0.931.
  ['does not say how it is fused', { fusing: null }, {}, 'Fits, to be checked', 73],
  // 101 - 4 = 97: 60 + 14 × 0.960.
  ['is asked for a fluid that nobody understands', {}, { oil_type: 'water' }, 'Fits, to be checked', 73],
  // 101 - 9 = 92: 41 + 18 × 0.911.
  ['is two sizes larger', { kva: 1000 }, {}, 'Misses a requirement', 57],
  // 101 - 6 = 95: 41 + 18 × 0.941.
  ['has too few taps', { taps: 'None' }, {}, 'Misses a requirement', 57],
  // 101 - 8 = 93: 40 × 0.921.
  ['has another phase', { phase: 1 }, {}, 'Does not fit', 36],
  ['has a lower BIL and other failings', { bilKv: 75, taps: 'None', fusing: null }, {}, 'Does not fit', 34],
])('a unit that %s has its class and score', (_, unit, quote, fitClass, hundredths) => {
  expect(judged(unit, quote)).toMatchObject({ fitClass, hundredths });
});

test('a requirement that states too little leaves a unit to be checked, without a score', () => {
  expect(judge(nothingRequired(), aCandidate())).toMatchObject({ fitClass: 'Fits, to be checked', hundredths: null });
  expect(judged({}, { kva_rating: 'big' })).toMatchObject({ fitClass: 'Fits, to be checked', hundredths: null });
  // What is stated still excludes, and misses.
  expect(judged({ phase: 1 }, { kva_rating: null })).toMatchObject({ fitClass: 'Does not fit', hundredths: null });
  expect(judged({ taps: 'None' }, { kva_rating: null }).fitClass).toBe('Misses a requirement');
});

test('a unit without a score is ranked by the least of its class', () => {
  const low = (unit: Partial<Candidate>) => keyOf(unit, { kva_rating: null }).score;
  expect([low({}), low({ taps: 'None' }), low({ phase: 1 })]).toEqual([60, 41, 0]);
});

/** Price 41,250, cost 13,000.50: a margin of 28,249.50, 68.4836 %. */
const MARGIN = (2_824_950 / 4_125_000) * 100;

test.each<[string, Partial<Candidate>, Partial<Quote>, object]>([
  ['serves exactly', {}, {}, { score: 100, marginPercentage: MARGIN, isComplete: true }],
  // 800 less than 28,249.50.
  ['earns less by its work', RADIAL, {}, { marginPercentage: (2_744_950 / 4_125_000) * 100, isComplete: true }],
  [
    'needs work of unknown cost',
    { ...RADIAL, feedConversionCost: 0 },
    {},
    { marginPercentage: MARGIN, isComplete: false },
  ],
  [
    'has no recorded labor',
    { laborCost: null },
    {},
    { marginPercentage: (3_024_950 / 4_125_000) * 100, isComplete: false },
  ],
  ['has no recorded cost', { unitCost: null }, {}, { marginPercentage: null, isComplete: false }],
  ['brings no price', { listPrice: null }, { sale_price: 0 }, { marginPercentage: null }],
  // 26,001 less 13,000.50 is half of it.
  ['brings its list price', {}, { sale_price: 0 }, { marginPercentage: 50 }],
])('a unit that %s is ranked by that', (_, unit, quote, expected) => {
  expect(keyOf(unit, quote)).toMatchObject({ serial: '70001', miles: 0, ...expected });
});

test('one turn pull for both voltages costs once', () => {
  const both = { primaryVoltage: '13200D', secondaryVoltage: '460Y/266' };
  expect(judged(both).needed).toEqual([{ work: 'turnPull', cents: 350_000 }]);
});

test('work without a recorded cost is ranked at the price of the rates, if they have one', () => {
  const unit = { ...RADIAL, feedConversionCost: null };
  expect(keyOf(unit, {}, someRates({ priceFeedConversion: 800 }))).toEqual(
    keyOf({ ...RADIAL, feedConversionCost: 800 }),
  );
});

test('a rewind to another voltage makes a unit of a rewind order fit with work if the rates price it', () => {
  const [unit, quote] = [{ primaryVoltage: '4160Y/2400' }, { order_type: 'RW', primary_voltage_kv: '12470Y/7200' }];
  expect(judged(unit, quote).fitClass).toBe('Fits, to be checked');
  const priced = judged(unit, quote, someRates({ rewindPerKva15: 14.5 }));
  expect(priced).toMatchObject({ fitClass: 'Fits with work', needed: [{ work: 'rewind', cents: 725_000 }] });
});

const STATED = { phase: 3, kva_rating: '1500', primary_voltage_kv: '12470D', secondary_voltage_kv: '480Y/277' };
const requirement = (quote: Partial<Quote> = {}) =>
  toMatchRequirement({ order_id: '1', ...STATED, ...quote }, { fusing: null, impedancePct: null });

test.each<[FitClass | undefined, Coverage]>([
  ['Fits', 'fits'],
  ['Fits with work', 'work'],
  ['Fits, to be checked', 'check'],
  ['Misses a requirement', 'misses'],
  ['Does not fit', 'none'],
  [undefined, 'none'],
])('an order whose best unit is of the class %s is %s', (best, coverage) => {
  expect(coverageOf(requirement(), best)).toBe(coverage);
});

test.each<FitClass | undefined>(['Fits, to be checked', 'Does not fit', undefined])(
  'an order that does not state its kVA is not stated, even with a best unit of the class %s',
  (best) => {
    expect(coverageOf(requirement({ kva_rating: 'see notes' }), best)).toBe('not stated');
  },
);

test('an order that can be judged is either covered or not', () => {
  expect([...covered, ...uncovered, 'not stated']).toEqual([...coverages]);
});
