import type { FitClass } from '../../../../src/contract/units/unit';
import type { Quote } from '../../../../src/contract/matching/quote';
import { judge, rankKeyOf, coverageOf } from '../../../../src/domain/matching/ranking/judging';
import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import { someRates } from '../../builders/rates';
import { aCandidate, aRequirement, nothingRequired } from '../../builders/units';
import { covered, coverages, uncovered, type Coverage } from '../../../../src/contract/orders/ordersBands';
import { toMatchRequirement } from '../../../../src/domain/matching/reading/requirement';

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
