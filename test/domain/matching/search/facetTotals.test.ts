import fc from 'fast-check';
import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import { evaluateUnit } from '../../../../src/domain/matching/features/evaluateUnit';
import { coarseRank } from '../../../../src/domain/matching/ranking/key/rankKey';
import { noTotals, scorePoints, sumTotals, totalsOf } from '../../../../src/domain/matching/ranking/totals';
import { createFacets, facetIdsOf } from '../../../../src/domain/matching/search/facets';
import {
  createFacetTotals,
  finishBounds,
  headTotals,
  upperBound,
} from '../../../../src/domain/matching/search/facetTotals';
import type { MatchRequirement } from '../../../../src/domain/matching/reading/requirement';
import { DEFAULT_RATES, type Rates } from '../../../../src/domain/rates/rates';
import { candidates, requirements, serials } from '../../builders/arbitraries';
import { nearlyServed, nearMisses } from '../../builders/inventories';
import { otherRates, someRates } from '../../builders/rates';
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

/** The same of one bucket and one finish, which shows what the bucket does not. */
test.each<[string, Partial<Candidate>, Record<string, string>, number]>([
  ['serves exactly', {}, {}, 5_120_256],
  // 9,200 points, 1 gap, open: (19,201 x 16 - 1) x 16 - 1.
  ['lacks fusing', { fusing: 'None' }, {}, 4_915_439],
  // Held at 4,000 points, 1 gap, open.
  ['is wound with aluminum', { windingMaterial: 'Aluminum' }, {}, 1_023_983],
  // 9,500 points, 1 gap, which work closes.
  ['needs a feed conversion', { bushConfiguration: 'Radial Feed Dead Front' }, {}, 4_992_240],
  // 9,750 points, 1 gap; a rewind is work, though nobody knows its cost.
  ['must be rewound', { condition: 'RW' }, {}, 5_056_240],
  ['needs a cabinet and a tank', { cabinetNeedsReplacing: true, tankNeedsReplacing: true }, {}, 5_120_224],
  ['needs an FR3 fill', {}, { oil_type: 'FR3' }, 5_120_240],
  ['holds an unknown fluid', { fluid: null }, {}, 5_120_239],
  // 9,200 - 300 points (oversized is half of 2,000), 2 gaps, the fuses open: (18,201 x 16 - 2) x 16 - 1.
  ['lacks fusing and is oversized', { fusing: 'None', kva: 1000 }, {}, 4_659_423],
  ['has an impedance that is off, which no finish shows', { impedancePct: 9 }, {}, 5_120_256],
  ['has one phase and lacks fusing', { phase: 1, fusing: 'None' }, {}, 1_023_966],
])('the bound of the finish of a unit that %s', (_, unit, quote, expected) => {
  const { ids, totals } = judged(unit, quote);
  expect(finishBounds(totals, ids)(ids.finish)).toBe(expected);
});

test('a bucket is bounded by the best finish that there could be: full points for bushings, fusing and order type', () => {
  expect(judged({}).totals.openPoints).toBe(2_300);
  const rates = someRates({ weightBushings: 0, weightFusing: 40, weightOrderType: 5, weightKva: 5, weightTaps: 0 });
  const facets = createFacets();
  const unit = aCandidate({ fusing: null, kva: 750 });
  const totals = createFacetTotals(aRequirement(), facets, rates);
  const ids = facetIdsOf(facets, unit);
  expect(totals.openPoints).toBe(4_500);
  // Of kVA 85 % of 500; phase 1,000, both voltages 2,000 each, as without these rates: 9,925 with 4,500 open.
  expect(upperBound(totals, ids)).toBe((10_001 + 9_925) * 256);
  // The finish itself has the order type alone: 500 of 4,500, and a gap of unknown cost.
  expect(finishBounds(totals, ids)(ids.finish)).toBe((10_001 + 5_925) * 256 - 17);
});

test('a tolerance of the rates counts in the bounds', () => {
  const bounds = [5, 10].map((kvaTolerance) => {
    const facets = createFacets();
    const ids = facetIdsOf(facets, aCandidate({ kva: 460 }));
    return upperBound(createFacetTotals(aRequirement(), facets, someRates({ kvaTolerance })), ids);
  });
  // 460 is 8 % less than 500: too small, or acceptable for 1,700 of 2,000.
  expect(bounds).toEqual([1_023_983, (10_001 + 9_700) * 256]);
});

const rankOf = (requirement: MatchRequirement, unit: Candidate, rates: Rates) => {
  const reached = totalsOf(evaluateUnit(requirement, unit, rates), rates);
  return coarseRank({ ...reached, points: scorePoints(reached), unpricedGaps: reached.openGaps });
};

test('no unit ranks above the bound of its finish, nor that above the bound of its bucket, by any rates', () => {
  const units = fc.array(fc.oneof(nearMisses(serials), candidates(serials)), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(nearlyServed, units, fc.oneof(fc.constant(DEFAULT_RATES), otherRates), (requirement, all, rates) => {
      const facets = createFacets();
      const placed = all.map((unit) => ({ unit, ids: facetIdsOf(facets, unit) }));
      const totals = createFacetTotals(requirement, facets, rates);
      for (const { unit, ids } of placed) {
        const ofFinish = finishBounds(totals, ids)(ids.finish);
        expect(ofFinish).toBeGreaterThanOrEqual(rankOf(requirement, unit, rates));
        expect(upperBound(totals, ids)).toBeGreaterThanOrEqual(ofFinish);
      }
    }),
    { numRuns: 300 },
  );
});

test('a bound is no higher than it must be: one unit reaches that of its finish, and with a perfect finish that of its bucket', () => {
  fc.assert(
    fc.property(nearMisses(serials), (unit) => {
      const requirement = aRequirement();
      const { phase, kva, primaryVoltage, secondaryVoltage, bilKv, taps } = unit;
      const finished = aCandidate({ phase, kva, primaryVoltage, secondaryVoltage, bilKv, taps });
      const facets = createFacets();
      const [ids, perfect] = [unit, finished].map((each) => facetIdsOf(facets, each));
      const totals = createFacetTotals(requirement, facets, DEFAULT_RATES);
      if (ids === undefined || perfect === undefined) throw new Error('Two units have two sets of ids.');
      expect(finishBounds(totals, ids)(ids.finish)).toBe(
        rankOf(requirement, { ...unit, impedancePct: 5 }, DEFAULT_RATES),
      );
      expect(upperBound(totals, perfect)).toBe(rankOf(requirement, finished, DEFAULT_RATES));
    }),
  );
});
