import fc from 'fast-check';
import { verdicts, works, type Verdict, type Work } from '../../../../src/contract/units/unit';
import { evaluateUnit } from '../../../../src/domain/matching/features/evaluateUnit';
import { criticalFeatures, matchFeatures } from '../../../../src/domain/matching/features/matchFeatures';
import {
  ALL_FLAGS,
  ANY_WORK,
  bodyTotals,
  classOf,
  FAILS,
  flagOf,
  MISSES,
  OPEN,
  totalsOf,
  totalsOfOne,
  weightOfAll,
  worksIn,
} from '../../../../src/domain/matching/ranking/totals';
import {
  knownCents,
  marginPercentage,
  moneyOf,
  neededCents,
  priceCents,
  rewindCost,
  rewindCents,
} from '../../../../src/domain/matching/ranking/unitMoney';
import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import { candidates, requirements, serials } from '../../builders/arbitraries';
import { forAll } from '../../builders/forAll';
import { someRates } from '../../builders/rates';
import { aCandidate, aRequirement, nothingRequired } from '../../builders/units';

test('an evaluation earns its weight times the hundredths of its grade', () => {
  const pointsOf = (verdict: Verdict) => totalsOfOne('power_rating_match', { verdict }).points;
  expect(pointsOf('exact')).toBe(1_800);
  expect(pointsOf('acceptable')).toBe(1_530);
  expect(pointsOf('oversized')).toBe(900);
  expect(pointsOf('does not fit')).toBe(0);
  expect(totalsOfOne('fluid', { verdict: 'needs work', work: 'fr3' }).points).toBe(200);
  expect(totalsOfOne('fluid', { verdict: 'exact' }, someRates({ weightFluid: 0 })).points).toBe(0);
});

test.each([
  ['exact', 0],
  ['acceptable', 0],
  ['not required', 0],
  ['differs', 0],
  ['needs work', 0],
  ['oversized', MISSES],
  ['does not fit', MISSES],
  ['not recorded', OPEN],
  ['not understood', OPEN],
] as const)('taps that are %s have the flags %p', (verdict, flags) => {
  expect(totalsOfOne('taps_match', { verdict }).flags).toBe(flags);
});

test.each(matchFeatures)('%s decides if it is critical and does not fit', (feature) => {
  expect(totalsOfOne(feature, { verdict: 'does not fit' }).flags).toBe(criticalFeatures.has(feature) ? FAILS : MISSES);
});

test.each(works)('the work %s has its own bit', (work) => {
  expect(totalsOfOne('taps_match', { verdict: 'needs work', work }).flags).toBe(flagOf(work));
  expect(worksIn(flagOf(work))).toEqual([work]);
  expect(flagOf(work) & (FAILS | MISSES | OPEN)).toBe(0);
  expect(ANY_WORK & flagOf(work)).toBe(flagOf(work));
});

test('any works come back from their bits, but that beside a rewind a turn pull is part of it', () => {
  forAll(fc.subarray([...works]), fc.constantFrom(0, FAILS, MISSES, OPEN), (needed, others) => {
    const flags = needed.reduce<number>((all, work) => all | flagOf(work), others);
    const expected = needed.filter((work) => work !== 'turnPull' || !needed.includes('rewind'));
    expect(worksIn(flags)).toEqual(expected);
    expect(flags).toBeLessThanOrEqual(ALL_FLAGS);
  });
});

test('of cabinet and tank, which have one weight, the worse counts', () => {
  const [good, worn] = [{ verdict: 'exact' }, { verdict: 'needs work', work: 'reTank' }] as const;
  expect(bodyTotals(good, good)).toEqual({ points: 100, flags: 0 });
  expect(bodyTotals(good, worn)).toEqual({ points: 50, flags: flagOf('reTank') });
  expect(bodyTotals({ ...worn, work: 'replacementCabinet' }, worn)).toEqual({
    ...{ points: 50, flags: flagOf('reTank') | flagOf('replacementCabinet') },
  });
});

/** All weights are 103; the order states no rating of bushings (2). Cabinet and tank alone weigh 1. */
test('only what is required is weighed', () => {
  const weight = (requirement: Parameters<typeof evaluateUnit>[0]) =>
    weightOfAll(evaluateUnit(requirement, aCandidate()));
  expect(weight(aRequirement())).toBe(101);
  expect(weight(aRequirement({ bushing_type: '200 A' }))).toBe(103);
  expect(weight(nothingRequired())).toBe(1);
});

test('required features weigh the same for every unit, and no unit exceeds the total', () => {
  forAll(requirements, candidates(serials), candidates(serials), (requirement, unit, other) => {
    const [one, two] = [evaluateUnit(requirement, unit), evaluateUnit(requirement, other)];
    expect(weightOfAll(one)).toBe(weightOfAll(two));
    expect(totalsOf(one).points).toBeLessThanOrEqual(100 * weightOfAll(one));
  });
});

test.each([
  [0, true, 'Fits'],
  [0, false, 'Fits, to be checked'],
  [flagOf('fr3'), true, 'Fits with work'],
  [flagOf('fr3'), false, 'Fits, to be checked'],
  [OPEN, true, 'Fits, to be checked'],
  [OPEN | flagOf('fr3'), true, 'Fits, to be checked'],
  [MISSES | OPEN | flagOf('fr3'), true, 'Misses a requirement'],
  [MISSES, false, 'Misses a requirement'],
  [FAILS | MISSES | OPEN | flagOf('fr3'), false, 'Does not fit'],
  [FAILS, true, 'Does not fit'],
] as const)('the flags %p, with all that must be known: %p, are of the class %s', (flags, isKnown, fitClass) => {
  expect(classOf(flags, isKnown)).toBe(fitClass);
});

test('every verdict counts somewhere: it weighs, it is open or failing, or it is not judged', () => {
  const silent = verdicts.filter((verdict) => totalsOfOne('taps_match', { verdict }).points === 0);
  expect(silent.filter((verdict) => totalsOfOne('taps_match', { verdict }).flags === 0)).toEqual([
    ...['not required', 'differs'],
  ]);
});

const needed = (needs: readonly Work[], unit: Partial<Candidate> = {}, rewind: number | null = null) => {
  const flags = needs.reduce((all, work) => all | flagOf(work), 0);
  return neededCents(aCandidate(unit), flags, () => rewind, someRates());
};
const BUT_REWIND = works.filter((work) => work !== 'rewind');

test('the base cost is unit, labor and materials in whole cents', () => {
  expect(moneyOf(aCandidate())).toMatchObject({ base: 1_300_050, isBaseComplete: true });
});

/** 10,000, 2,000 and 1,000.50 dollars. */
test.each([
  [{ unitCost: null }, null],
  [{ laborCost: null }, 1_100_050],
  [{ materialsCost: null }, 1_200_000],
  [{ laborCost: null, materialsCost: null }, 1_000_000],
])('with %j, which is not recorded, the base cost is %p cents and not complete', (unit, base) => {
  expect(moneyOf(aCandidate(unit))).toMatchObject({ base, isBaseComplete: false });
});

test('a cost of 0 of the unit itself is known', () => {
  const unit = aCandidate({ unitCost: 0, laborCost: 0, materialsCost: 0 });
  expect(moneyOf(unit)).toMatchObject({ base: 0, isBaseComplete: true });
});

test('work costs what the unit has on record, in cents', () => {
  expect(needed(BUT_REWIND)).toEqual([
    { work: 'turnPull', cents: 350_000 },
    { work: 'feedConversion', cents: 80_000 },
    { work: 'fr3', cents: 496_000 },
    { work: 'replacementCabinet', cents: 250_000 },
    { work: 'reTank', cents: 900_000 },
  ]);
  // 3,500 + 800 + 4,960 + 2,500 + 9,000 dollars.
  expect(knownCents(needed(BUT_REWIND))).toBe(2_076_000);
  // Beside a rewind a turn pull is part of it.
  expect(knownCents(needed(works, {}, 1_500_000))).toBe(2_076_000 - 350_000 + 1_500_000);
});

test.each([0, null])('a cost of %p was not recorded', (turnPullCost) => {
  expect(needed(['turnPull'], { turnPullCost })).toEqual([{ work: 'turnPull', cents: null }]);
  expect(knownCents(needed(['turnPull', 'feedConversion'], { turnPullCost }))).toBe(80_000);
});

/** Dollars per kVA by the voltage class of the order's primary, the higher of a dual voltage. */
test.each([
  ['12.47', 500, { rewindPerKva15: 14.5 }, 725_000],
  ['4160D', 500, { rewindPerKva5: 10, rewindPerKva15: 14.5 }, 500_000],
  ['12470D x 24940D', 500, { rewindPerKva15: 14.5, rewindPerKva25: 16 }, 800_000],
  ['12.47', 500, {}, null],
  ['12.47', 500, { rewindPerKva25: 16 }, null],
  ['12.47', null, { rewindPerKva15: 14.5 }, null],
  ['twelve', 500, { rewindPerKva15: 14.5 }, null],
  ['69 kV', 500, { rewindPerKva35: 18 }, null],
])('a rewind to %p of a unit of %p kVA costs, with the rates %j, %p cents', (primary_voltage_kv, kva, rates, cents) => {
  expect(rewindCost(nothingRequired({ primary_voltage_kv }), kva, someRates(rates))).toBe(cents);
});

test('a rewind costs what its rate says, and without one nothing is recorded', () => {
  expect(needed(['rewind'], {}, 725_000)).toEqual([{ work: 'rewind', cents: 725_000 }]);
  expect(needed(['rewind'])).toEqual([{ work: 'rewind', cents: null }]);
});

test('a unit that needs nothing costs no more', () => {
  expect(needed([])).toEqual([]);
  expect(knownCents([])).toBe(0);
});

test.each([
  [26_001, 41_250, 4_125_000],
  [26_001, 0, 2_600_100],
  [26_001, null, 2_600_100],
  [26_001, -1, 2_600_100],
  [null, 41_250, 4_125_000],
  [0, null, null],
  [null, 0, null],
  [null, null, null],
])('with a list price of %p and an order price of %p, %p cents count', (listPrice, sale_price, cents) => {
  const requirement = { ...nothingRequired(), salePrice: sale_price };
  expect(priceCents(moneyOf(aCandidate({ listPrice })), requirement)).toBe(cents);
});

test.each([
  [10_000, 7_500, 25],
  [10_000, 12_500, -25],
  [10_000, 0, 100],
  [null, 7_500, null],
  [10_000, null, null],
])('of a price of %p and a cost of %p cents the margin is %p percent', (price, total, margin) => {
  expect(marginPercentage(price, total)).toBe(margin);
});

const rates = someRates({ rewindPerKva5: 10, rewindPerKva15: 12.5, rewindPerKva25: 16, rewindPerKva35: 20.25 });

test.each([
  [480, 500, 500_000],
  [5_000, 500, 500_000],
  [5_001, 500, 625_000],
  [15_000, 112.5, 140_625],
  [15_001, 1_000, 1_600_000],
  [25_000, 1_000, 1_600_000],
  [25_001, 1_000, 2_025_000],
  [34_500, 1_000, 2_025_000],
])('a rewind at %d V of %d kVA costs %d cents', (volts, kva, cents) => {
  expect(rewindCents(rates, volts, kva)).toBe(cents);
});

test('above 34.5 kV there is no rate', () => {
  expect(rewindCents(rates, 34_501, 1_000)).toBeNull();
});

test.each([
  [null, 1_000],
  [12_470, null],
])('without voltage or kVA (%j, %j) the cost is not known', (volts, kva) => {
  expect(rewindCents(rates, volts, kva)).toBeNull();
});

test('an empty rate of one class is no rate of another', () => {
  const some = someRates({ rewindPerKva15: 12.5 });
  expect(rewindCents(some, 12_470, 1_000)).toBe(1_250_000);
  expect(rewindCents(some, 4_160, 1_000)).toBeNull();
});

test('half a cent is rounded up', () => {
  // 12.33 × 112.5 = 1,387.125.
  expect(rewindCents(someRates({ rewindPerKva15: 12.33 }), 12_470, 112.5)).toBe(138_713);
});
