import fc from 'fast-check';
import { fitClasses, featureVerdictSchema } from '../../../../src/contract/units/unit';
import { bandOf, scoreIn, scoreTotal } from '../../../../src/domain/matching/ranking/fitScore';
import { scoreUnit } from '../../../../src/domain/matching/ranking/scoreUnit';
import { candidates, requirements, serials } from '../../builders/arbitraries';
import { otherRates, someRates } from '../../builders/rates';
import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';
import { forAll, testProperty } from '../../builders/forAll';

/** Domain facts, fit class. */
test.each([
  ['Fits', 90, 100],
  ['Fits with work', 75, 89],
  ['Fits, to be checked', 60, 74],
  ['Misses a requirement', 41, 59],
  ['Does not fit', 0, 40],
] as const)('the class %s has the hundredths %p to %p', (fitClass, low, high) => {
  expect(bandOf(fitClass)).toEqual({ low, high });
});

test('a class begins at its rate and ends below the next class', () => {
  const rates = someRates({ bandFits: 95, bandWork: 80, bandCheck: 79, bandMisses: 1 });
  expect(fitClasses.map((fitClass) => bandOf(fitClass, rates))).toEqual([
    { low: 95, high: 100 },
    { low: 80, high: 94 },
    { low: 79, high: 79 },
    { low: 1, high: 78 },
    { low: 0, high: 0 },
  ]);
});

testProperty('by any rates the classes cover the hundredths from 0 to 100, each once', otherRates, (rates) => {
  const bands = fitClasses.map((fitClass) => bandOf(fitClass, rates)).reverse();
  const covered = bands.flatMap(({ low, high }) => Array.from({ length: high - low + 1 }, (_, nth) => low + nth));
  expect(covered).toEqual(Array.from({ length: 101 }, (_, nth) => nth));
});

/** low + (high - low) × grade, rounded down. */
test.each([
  [100, 1, 100],
  [99, 1, 99],
  [0, 1, 90],
  // 10 × 0.9999.
  [9_999, 100, 99],
  // 10 × 0.97 is 9.7.
  [9_700, 100, 99],
  [9_000, 100, 99],
  [8_999, 100, 98],
])('%p points of a weight of %p among those that fit are %p hundredths', (points, weight, hundredths) => {
  expect(scoreIn(bandOf('Fits'), points, weight)).toBe(hundredths);
});

test('whatever unit, requirement and rates, the score is in the band of the class', () => {
  forAll(requirements, candidates(serials), otherRates, (requirement, unit, rates) => {
    const { score, fitClass } = scoreUnit(requirement, unit, rates);
    if (score === null) return;
    const { low, high } = bandOf(fitClass, rates);
    expect(Math.round(score * 100)).toBeGreaterThanOrEqual(low);
    expect(Math.round(score * 100)).toBeLessThanOrEqual(high);
  });
});

test('only a unit that meets every requirement exactly scores 1.00', () => {
  forAll(requirements, candidates(serials), otherRates, (requirement, unit, rates) => {
    const { score, features } = scoreUnit(requirement, unit, rates);
    fc.pre(score !== null);
    expect(score === 1).toBe(features.every(({ verdict }) => verdict === 'exact' || verdict === 'not required'));
  });
});

const detail = (points: number | null, weight: number | null) => ({
  ...featureVerdictSchema.parse({}),
  points,
  weight,
});
/** 18 exact, 16 acceptable (13.6), 7 at half (3.5): 35.1 of 41. */
const details = [detail(0.18, 0.18), detail(0.136, 0.16), detail(0.035, 0.07), detail(0, 0)];

/** Fits with work is 75 to 89: 75 + 14 × 35.1 / 41 = 86.98. */
test('the points of the features make the score in the band of the class', () => {
  expect(scoreTotal(details, 0.86, 'Fits with work')).toEqual({
    points: 0.351,
    weight: 0.41,
    band: { low: 75, high: 89 },
  });
});

/** From 70 to 89 as an administrator set it: 70 + 19 × 35.1 / 41 = 86.26. */
test('the band is that of the rates', () => {
  const rates = { ...DEFAULT_RATES, bandWork: 70 };
  expect(scoreTotal(details, 0.86, 'Fits with work', rates)?.band).toEqual({ low: 70, high: 89 });
});

test.each([
  ['another score than the points make', details, 0.87, 'Fits with work'],
  ['no score', details, null, 'Fits with work'],
  ['no class', details, 0.86, null],
  ['no points', [detail(null, 0.1)], 0.75, 'Fits with work'],
  ['no weight', [detail(0.1, null)], 0.75, 'Fits with work'],
  ['no details', [], 0.75, 'Fits with work'],
] as const)('with %s there is no total of the points', (_, given, score, fitClass) => {
  expect(scoreTotal(given, score, fitClass)).toBeNull();
});

test('every score has a total, with any rates', () => {
  forAll(requirements, candidates(serials), otherRates, (requirement, unit, rates) => {
    const { features, score, fitClass } = scoreUnit(requirement, unit, rates);
    expect(scoreTotal(features, score, fitClass, rates) === null).toBe(score === null);
  });
});
