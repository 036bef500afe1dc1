import fc from 'fast-check';
import { verdicts, works, type Verdict } from '../../../../src/contract/units/unit';
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
import { candidates, requirements, serials } from '../../builders/arbitraries';
import { someRates } from '../../builders/rates';
import { aCandidate, aRequirement, nothingRequired } from '../../builders/units';
import { forAll } from '../../builders/forAll';

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

test('what is required weighs the same for every unit, and no unit earns more than all of it', () => {
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
