import fc from 'fast-check';
import { bandOf, scoreIn } from '../../../../src/domain/matching/ranking/fitScore';
import { ALL_FLAGS, classOf, FAILS, flagOf, MISSES, OPEN } from '../../../../src/domain/matching/ranking/totals';
import { UNREACHABLE, pointsToReach } from '../../../../src/domain/matching/search/pointsToReach';
import { otherRates, someRates } from '../../builders/rates';

const scoring = { weight: 100, isJudgeable: true, isRewindPriced: true, rates: someRates() };

test('a list that is not full takes every unit', () => {
  expect(new Set(pointsToReach(scoring, undefined))).toEqual(new Set([0]));
});

/** Of a weight of 100 there are 10,000 points; 95 is half of the class from 90 to 100. */
test('a class above the last of the list needs no points, its own some, and one below has no chance', () => {
  const points = pointsToReach(scoring, 95);
  expect([points[0], points[flagOf('fr3')], points[OPEN], points[MISSES], points[FAILS]]).toEqual([
    ...[5_000, UNREACHABLE, UNREACHABLE, UNREACHABLE, UNREACHABLE],
  ]);
  // 50 is half of the class from 41 to 59.
  const low = pointsToReach(scoring, 50);
  expect([low[0], low[flagOf('fr3')], low[OPEN], low[MISSES], low[FAILS]]).toEqual([0, 0, 0, 5_000, UNREACHABLE]);
});

test('units that need a rewind without a rate are to be checked, whatever other work costs', () => {
  // The class with work starts at 75.
  const without = pointsToReach({ ...scoring, isRewindPriced: false }, 75);
  expect([without[flagOf('rewind')], without[flagOf('rewind') | flagOf('fr3')], without[flagOf('fr3')]]).toEqual([
    ...[UNREACHABLE, UNREACHABLE, 0],
  ]);
  expect(pointsToReach(scoring, 75)[flagOf('rewind')]).toBe(0);
});

test('only the class decides if the requirement cannot be judged', () => {
  const points = pointsToReach({ ...scoring, isJudgeable: false }, 60);
  expect([points[0], points[OPEN], points[MISSES], points[FAILS]]).toEqual([0, 0, UNREACHABLE, UNREACHABLE]);
});

test('exactly the units with these points score as much as the last of the list, by any rates', () => {
  const flags = fc.integer({ min: 0, max: ALL_FLAGS });
  fc.assert(
    fc.property(otherRates, flags, fc.nat(100), fc.nat(100), (rates, flag, worst, share) => {
      const needed = pointsToReach({ weight: 100, isJudgeable: true, isRewindPriced: true, rates }, worst)[flag] ?? 0;
      const points = share * 100;
      const score = scoreIn(bandOf(classOf(flag, true), rates), points, 100);
      expect(points >= needed).toBe(score >= worst);
    }),
    { numRuns: 1_000 },
  );
});
