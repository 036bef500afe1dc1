import fc from 'fast-check';
import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import { evaluateUnit } from '../../../../src/domain/matching/features/evaluateUnit';
import { coarseRank } from '../../../../src/domain/matching/ranking/key/rankKey';
import { noTotals, scorePoints, sumTotals, totalsOf } from '../../../../src/domain/matching/ranking/totals';
import { createFacets, facetIdsOf } from '../../../../src/domain/matching/search/facets';
import { createFacetTotals, headTotals, upperBound } from '../../../../src/domain/matching/search/facetTotals';
import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';
import { candidates, requirements, serials } from '../../builders/arbitraries';
import { aCandidate, aRequirement } from '../../builders/units';

const judged = (unit: Partial<Candidate>, quote = {}) => {
  const facets = createFacets();
  const ids = facetIdsOf(facets, aCandidate(unit));
  return { ids, totals: createFacetTotals(aRequirement(quote), facets, DEFAULT_RATES) };
};

test('each part of a unit that serves exactly earns its own points, together 10,000', () => {
  const { ids, totals } = judged({});
  expect(totals.phase(ids.phase).points).toBe(1_000);
  expect(totals.kva(ids.kva).points).toBe(2_000);
  expect(totals.secondary(ids.secondary).points).toBe(2_000);
  // Primary voltage 2,000 and taps 700; BIL weighs nothing.
  expect(totals.side(ids.side).points).toBe(2_700);
  // Bushings 1,000, fusing 800, order type 500; fluid weighs nothing.
  expect(totals.finish(ids.finish).points).toBe(2_300);
  expect(headTotals(totals, ids)).toEqual({ ...noTotals, points: 5_000 });
});

test.each([
  ['phase', { phase: 1 }, { points: 0, gaps: 1, canServe: false }],
  ['kva', { kva: 1000 }, { points: 1_000, gaps: 1, openGaps: 0, canServe: true }],
  ['kva', { kva: 300 }, { points: 0, gaps: 1, openGaps: 1, canServe: false }],
  ['secondary', { secondaryVoltage: '460Y/266' }, { points: 1_000, gaps: 1, works: new Set(['turnPull']) }],
  ['side', { primaryVoltage: '13200D' }, { points: 1_700, gaps: 1, canServe: true, works: new Set(['turnPull']) }],
  ['side', { primaryVoltage: '34500GrdY/19920' }, { points: 700, gaps: 1, canServe: false, works: new Set() }],
  ['side', { bilKv: 75, taps: 'None' }, { points: 2_000, gaps: 2, canServe: false }],
  // In the tap range, 85 of 100, and too few taps left.
  ['side', { primaryVoltage: '12900D' }, { points: 1_700, gaps: 1, canServe: true }],
  ['finish', { bushConfiguration: 'Radial Feed Dead Front' }, { points: 1_800, works: new Set(['feedConversion']) }],
  ['finish', { fusing: null, condition: 'RW' }, { points: 1_250, gaps: 2, openGaps: 1, works: new Set(['rewind']) }],
  ['finish', { fluid: 'R-Temp' }, { points: 2_300, gaps: 1, canServe: true }],
  ['finish', { windingMaterial: 'Aluminum' }, { points: 2_300, gaps: 1, canServe: false }],
  ['finish', { secondaryBushings: 'Stud' }, { points: 2_300, gaps: 1, canServe: true }],
  ['finish', { cabinetNeedsReplacing: true }, { points: 2_300, gaps: 1, works: new Set(['replacementCabinet']) }],
  ['finish', { tankNeedsReplacing: true }, { points: 2_300, gaps: 1, works: new Set(['reTank']) }],
  ['impedance', { impedancePct: 6 }, { points: 0, gaps: 1, canServe: true }],
] as const)('the %s of a unit with %j earns %j', (part, unit, expected) => {
  const { ids, totals } = judged(unit);
  expect(totals[part](ids[part])).toMatchObject(expected);
});

test('mineral oil where FR3 is required is a gap that a fill closes', () => {
  const { ids, totals } = judged({}, { oil_type: 'FR3' });
  expect(totals.finish(ids.finish)).toEqual({ ...noTotals, points: 2_300, gaps: 1, works: new Set(['fr3']) });
});

test('a primary voltage is as good as the best of the sides that have it, taken one by one', () => {
  const facets = createFacets();
  const { primary } = facetIdsOf(facets, aCandidate({ bilKv: 60 }));
  facetIdsOf(facets, aCandidate({ taps: 'None' }));
  // The first side has all points but cannot serve, the second can: neither passes this bound.
  expect(createFacetTotals(aRequirement(), facets, DEFAULT_RATES).primary(primary)).toEqual({
    points: 2_700,
    gaps: 1,
    openGaps: 1,
    canServe: true,
  });
});

/** 10,001 more points for being able to serve; points times 16, less the gaps; that times 16, less the open ones. */
test.each([
  ['serves exactly', {}, 5_120_256],
  ['lacks fusing, which no bucket shows', { fusing: 'None' }, 5_120_256],
  ['is wound with aluminum, which no bucket shows', { windingMaterial: 'Aluminum' }, 5_120_256],
  ['is the next size', { kva: 750 }, 5_043_456],
  ['is oversized', { kva: 1000 }, 4_864_240],
  ['has no taps', { taps: 'None' }, 4_941_039],
  ['has no secondary voltage recorded', { secondaryVoltage: null }, 4_608_239],
  ['is too small', { kva: 300 }, 1_023_983],
  ['has another phase', { phase: 1 }, 1_023_983],
  ['has too low a BIL', { bilKv: 60 }, 1_023_983],
])('the bound of a bucket whose one unit %s', (_, unit, expected) => {
  const { ids, totals } = judged(unit);
  expect(upperBound(totals, ids)).toBe(expected);
});

test('the parts of a unit add up to the unit', () => {
  fc.assert(
    fc.property(requirements, candidates(serials), (requirement, unit) => {
      const facets = createFacets();
      const ids = facetIdsOf(facets, unit);
      const totals = createFacetTotals(requirement, facets, DEFAULT_RATES);
      const parts = [totals.side(ids.side), totals.finish(ids.finish), totals.impedance(ids.impedance)];
      expect(sumTotals([headTotals(totals, ids), ...parts])).toEqual(totalsOf(evaluateUnit(requirement, unit)));
    }),
    { numRuns: 300 },
  );
});

test('no unit of a bucket ranks above the bound of its bucket', () => {
  fc.assert(
    fc.property(requirements, fc.array(candidates(serials), { minLength: 1, maxLength: 8 }), (requirement, units) => {
      const facets = createFacets();
      const placed = units.map((unit) => ({ unit, ids: facetIdsOf(facets, unit) }));
      const totals = createFacetTotals(requirement, facets, DEFAULT_RATES);
      for (const { unit, ids } of placed) {
        const reached = totalsOf(evaluateUnit(requirement, unit));
        expect(upperBound(totals, ids)).toBeGreaterThanOrEqual(
          coarseRank({ ...reached, points: scorePoints(reached), unpricedGaps: reached.openGaps }),
        );
      }
    }),
    { numRuns: 200 },
  );
});
