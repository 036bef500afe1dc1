import fc from 'fast-check';
import {
  addTotals,
  noTotals,
  scorePoints,
  totalsOf,
  totalsOfOne,
} from '../../../../src/domain/matching/ranking/totals';

test('an evaluation earns its weight times its grade, in points of 10,000', () => {
  expect(totalsOfOne('power_rating_match', { verdict: 'exact' }).points).toBe(2000);
  expect(totalsOfOne('power_rating_match', { verdict: 'acceptable' }).points).toBe(1700);
  expect(totalsOfOne('power_rating_match', { verdict: 'oversized' }).points).toBe(1000);
  expect(totalsOfOne('power_rating_match', { verdict: 'does not serve' }).points).toBe(0);
  expect(totalsOfOne('fluid', { verdict: 'exact' }).points).toBe(0);
});

test.each([
  ['exact', 0],
  ['acceptable', 0],
  ['oversized', 0],
  ['not required', 0],
  ['work', 1],
  ['no', 1],
  ['not recorded', 1],
] as const)('the verdict %s counts %p gaps', (verdict, gaps) => {
  expect(totalsOfOne('taps_match', { verdict }).gaps).toBe(gaps);
});

test.each([
  ['phase_match', true],
  ['primary_voltage_match', true],
  ['secondary_voltage_match', true],
  ['bil', true],
  ['power_rating_match', false],
  ['fusing_match', false],
  ['fluid', false],
] as const)('%s that fails caps the score: %p', (feature, isCapped) => {
  expect(totalsOfOne(feature, { verdict: 'does not serve' }).isCapped).toBe(isCapped);
  expect(totalsOfOne(feature, { verdict: 'not recorded' }).isCapped).toBe(isCapped);
  expect(totalsOfOne(feature, { verdict: 'needs work' }).isCapped).toBe(false);
});

test('work that two features need is needed once', () => {
  const turnPull = { verdict: 'needs work', work: 'turnPull' } as const;
  expect(totalsOf({ primary_voltage_match: turnPull, secondary_voltage_match: turnPull })).toEqual({
    ...noTotals,
    points: 2000,
    gaps: 2,
    turnPull: true,
  });
});

test.each([
  [9_500, false, 9_500],
  [9_500, true, 4_000],
  [3_000, true, 3_000],
])('%p points, capped %p, are %p', (points, isCapped, expected) => {
  expect(scorePoints(points, isCapped)).toBe(expected);
});

const totals = fc.record({
  points: fc.nat(10_000),
  gaps: fc.nat(10),
  isCapped: fc.boolean(),
  turnPull: fc.boolean(),
  feedConversion: fc.boolean(),
  fr3Fill: fc.boolean(),
});

test('the order and grouping of parts do not change their totals', () => {
  fc.assert(
    fc.property(totals, totals, totals, (a, b, c) => {
      expect(addTotals(a, b)).toEqual(addTotals(b, a));
      expect(addTotals(addTotals(a, b), c)).toEqual(addTotals(a, addTotals(b, c)));
      expect(addTotals(a, noTotals)).toEqual(a);
    }),
  );
});
