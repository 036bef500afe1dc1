import fc from 'fast-check';
import { scoreTotal } from '../../../../src/domain/matching/ranking/scoreTotal';
import { scoreUnit } from '../../../../src/domain/matching/ranking/scoreUnit';
import { candidates, requirements, serials } from '../../builders/arbitraries';
import { otherRates } from '../../builders/rates';
import { aCandidate, aRequirement } from '../../builders/units';

const detailsOf = (unit: Parameters<typeof aCandidate>[0]) => {
  const { features, score, fitClass } = scoreUnit(aRequirement(), aCandidate(unit));
  return [features, score, fitClass] as const;
};

/** 101 of 103 are required; a size more costs 0.15 × 18. */
test('a score is told as points of a weight and the hundredths of its class', () => {
  expect(scoreTotal(...detailsOf({}))).toEqual({ points: 1.01, weight: 1.01, band: { low: 90, high: 100 } });
  expect(scoreTotal(...detailsOf({ kva: 750 }))).toEqual({ points: 0.983, weight: 1.01, band: { low: 90, high: 100 } });
});

test('a score that the points do not give is another server’s, and not told', () => {
  const [features, score, fitClass] = detailsOf({ kva: 750 });
  expect(scoreTotal(features, 0.98, fitClass)).toBeNull();
  expect(scoreTotal(features, null, fitClass)).toBeNull();
  expect(scoreTotal(features, score, null)).toBeNull();
  expect(scoreTotal(features, score, 'Does not fit')).toBeNull();
  expect(scoreTotal([], score, fitClass)).toBeNull();
  expect(scoreTotal([{ ...features[0]!, points: null }], score, fitClass)).toBeNull();
  expect(scoreTotal([{ ...features[0]!, weight: null }], score, fitClass)).toBeNull();
});

test('every score of ours is told, by any rates', () => {
  fc.assert(
    fc.property(requirements, candidates(serials), otherRates, (requirement, unit, rates) => {
      const { features, score, fitClass } = scoreUnit(requirement, unit, rates);
      expect(scoreTotal(features, score, fitClass, rates) === null).toBe(score === null);
    }),
  );
});
