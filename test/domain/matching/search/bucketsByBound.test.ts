import fc from 'fast-check';
import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import { bucketsByBound } from '../../../../src/domain/matching/search/bucketsByBound';
import { createFacets, facetIdsOf } from '../../../../src/domain/matching/search/facets';
import { createFacetTotals, upperBound } from '../../../../src/domain/matching/search/facetTotals';
import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';
import { nearlyServed, nearMisses } from '../../builders/inventories';
import { aCandidate, aRequirement } from '../../builders/units';

/** A bucket for each unit, by the name of the unit. */
function bucketsOf(units: readonly Candidate[], requirement = aRequirement(), rates = DEFAULT_RATES) {
  const facets = createFacets();
  const buckets = units.map((unit) => ({ name: unit.serial, ids: facetIdsOf(facets, unit) }));
  return { buckets, totals: createFacetTotals(requirement, facets, rates) };
}

const named = (fields: Readonly<Record<string, Partial<Candidate>>>) =>
  Object.entries(fields).map(([serial, unit]) => aCandidate({ serial, ...unit }));

test('buckets of one bound stand together, in the order in which they came, and the highest bound comes first', () => {
  const { buckets, totals } = bucketsOf(
    named({
      // Another spelling, so that no other bucket lends it a better BIL.
      'low BIL': { bilKv: 60, primaryVoltage: '12470 GrdY/7200' },
      'low BIL, but not alone': { bilKv: 60 },
      'next size': { kva: 750 },
      'no fuses': { fusing: 'None' },
      'one phase': { phase: 1 },
      exact: {},
    }),
  );
  const groups = bucketsByBound(totals, buckets);
  expect(groups.map(({ bound, buckets: own }) => [bound, own.map(({ name }) => name)])).toEqual([
    // No bucket shows what a finish lacks, nor which of the sides with its voltage its units have.
    [5_120_256, ['low BIL, but not alone', 'no fuses', 'exact']],
    [5_043_456, ['next size']],
    // Held at the cap, with one gap that no work closes.
    [1_023_983, ['low BIL', 'one phase']],
  ]);
});

test('no buckets make no groups, and one makes one', () => {
  const { buckets, totals } = bucketsOf(named({ one: {} }));
  expect(bucketsByBound(totals, [])).toEqual([]);
  expect(bucketsByBound(totals, buckets)).toEqual([{ bound: 5_120_256, buckets }]);
});

test('buckets are read once, so that they may be an iterator over those of a store', () => {
  const { buckets, totals } = bucketsOf(named({ a: {}, b: { kva: 750 }, c: {} }));
  const groups = bucketsByBound(totals, new Map(buckets.map((each) => [each.name, each])).values());
  expect(groups.map(({ buckets: own }) => own.map(({ name }) => name))).toEqual([['a', 'c'], ['b']]);
});

test('every bucket stands in one group, that of its own bound, and bounds fall from group to group', () => {
  fc.assert(
    fc.property(fc.array(nearMisses(), { maxLength: 15 }), nearlyServed, (units, requirement) => {
      const { buckets, totals } = bucketsOf(units, requirement);
      const groups = bucketsByBound(totals, buckets);
      const bounds = groups.map(({ bound }) => bound);
      expect(bounds).toEqual([...new Set(bounds)].sort((a, b) => b - a));
      const placed = groups.flatMap(({ bound, buckets: own }) => own.map((bucket) => ({ bound, bucket })));
      const plain = buckets.map((bucket) => ({ bound: upperBound(totals, bucket.ids), bucket }));
      // Sorting keeps the order of equal bounds.
      expect(placed).toEqual(plain.sort((a, b) => b.bound - a.bound));
    }),
  );
});
