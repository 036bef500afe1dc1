import fc from 'fast-check';
import { works, type Work } from '../../../../src/contract/unit/unit';
import {
  noTotals,
  scorePoints,
  sumTotals,
  totalsOf,
  totalsOfOne,
} from '../../../../src/domain/matching/ranking/totals';

test('an evaluation earns its weight times its grade, in points of 10,000', () => {
  expect(totalsOfOne('power_rating_match', { verdict: 'exact' }).points).toBe(2000);
  expect(totalsOfOne('power_rating_match', { verdict: 'acceptable' }).points).toBe(1700);
  expect(totalsOfOne('power_rating_match', { verdict: 'needs work', why: 'oversized' }).points).toBe(1000);
  expect(totalsOfOne('power_rating_match', { verdict: 'does not fit' }).points).toBe(0);
  expect(totalsOfOne('fluid', { verdict: 'exact' }).points).toBe(0);
});

test.each([
  ['exact', 0, 0],
  ['acceptable', 0, 0],
  ['not required', 0, 0],
  ['needs work', 1, 0],
  ['does not fit', 1, 1],
  ['not recorded', 1, 1],
] as const)('the verdict %s counts %p gaps, %p of them open', (verdict, gaps, openGaps) => {
  expect(totalsOfOne('taps_match', { verdict })).toMatchObject({ gaps, openGaps });
});

test.each([
  ['phase_match', false],
  ['power_rating_match', false],
  ['primary_voltage_match', false],
  ['secondary_voltage_match', false],
  ['bil', false],
  ['winding', false],
  ['taps_match', true],
  ['fusing_match', true],
  ['impedance', true],
  ['secondary_bushings', true],
  ['fluid', true],
] as const)('a unit whose %s does not fit can serve: %p', (feature, canServe) => {
  expect(totalsOfOne(feature, { verdict: 'does not fit' }).canServe).toBe(canServe);
  expect(totalsOfOne(feature, { verdict: 'not recorded' }).canServe).toBe(true);
  expect(totalsOfOne(feature, { verdict: 'needs work' }).canServe).toBe(true);
});

test('work that two features need is needed once, and closes two gaps', () => {
  const turnPull = { verdict: 'needs work', work: 'turnPull' } as const;
  expect(totalsOf({ primary_voltage_match: turnPull, secondary_voltage_match: turnPull })).toEqual({
    ...noTotals,
    points: 2000,
    gaps: 2,
    works: new Set(['turnPull']),
  });
});

test.each([
  [9_500, true, 9_500],
  [9_500, false, 4_000],
  [3_000, false, 3_000],
])('%p points of a unit that can serve (%p) are %p', (points, canServe, expected) => {
  expect(scorePoints({ points, canServe })).toBe(expected);
});

const totals = fc.record({
  points: fc.nat(10_000),
  gaps: fc.nat(15),
  openGaps: fc.nat(15),
  canServe: fc.boolean(),
  works: fc.subarray([...works]).map((needed): ReadonlySet<Work> => new Set(needed)),
});

test('the order and grouping of parts do not change their totals', () => {
  fc.assert(
    fc.property(totals, totals, totals, (a, b, c) => {
      expect(sumTotals([a, b])).toEqual(sumTotals([b, a]));
      expect(sumTotals([sumTotals([a, b]), c])).toEqual(sumTotals([a, b, c]));
      expect(sumTotals([a, noTotals])).toEqual(a);
    }),
  );
});
