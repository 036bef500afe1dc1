import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import { rankFactsOf } from '../../../../src/domain/matching/ranking/rankKey';
import { addToBucket, createBucket, type Bucket } from '../../../../src/domain/matching/search/bucket';
import { createFacets, facetIdsOf } from '../../../../src/domain/matching/search/facets';
import { searchBuckets } from '../../../../src/domain/matching/search/searchBuckets';
import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';
import { aCandidate, aRequirement } from '../../builders/units';

/** Serials of the best units; each group is a bucket of units that are alike in the heavy features. */
function search(groups: readonly (readonly Partial<Candidate>[])[], limit: number, quote = {}): string[] {
  const facets = createFacets();
  const buckets = groups.map((units): Bucket => {
    const entries = units.map((unit) => {
      const candidate = aCandidate(unit);
      return { candidate, ids: facetIdsOf(facets, candidate), ...rankFactsOf(candidate) };
    });
    const bucket = createBucket(entries[0]!.ids);
    entries.forEach((entry) => addToBucket(bucket, entry));
    return bucket;
  });
  return searchBuckets(aRequirement(quote), facets, buckets, limit, DEFAULT_RATES).map(
    ({ candidate }) => candidate.serial,
  );
}

const exact = [{ serial: '3' }, { serial: '1' }];
const nextSize = [{ serial: '5', kva: 750 }];
const singlePhase = [{ serial: '0', phase: 1, unitCost: 1 }];

test.each([
  [0, []],
  [1, ['1']],
  [2, ['1', '3']],
  [3, ['1', '3', '5']],
  [9, ['1', '3', '5', '0']],
])('the best %p units come best first, in whatever order the buckets stand', (limit, expected) => {
  expect(search([exact, nextSize, singlePhase], limit)).toEqual(expected);
  expect(search([singlePhase, nextSize, exact], limit)).toEqual(expected);
});

test('a bucket that can only equal the last of a full list is still visited: tie-breakers decide', () => {
  expect(search([[{ serial: '2' }], [{ serial: '1', primaryVoltage: '12470 GrdY/7200' }]], 1)).toEqual(['1']);
});

test('a bucket of a lower bound is still visited where the unit visited first does not reach the bound of its own bucket', () => {
  // Both are held at the cap with one gap, but only the phase is known from the bucket.
  expect(search([[{ serial: '2', bilKv: 60 }], [{ serial: '1', phase: 1 }]], 1)).toEqual(['1']);
});

test('a unit that cannot serve for its BIL falls behind one of a lower bucket that lacks much but can serve', () => {
  const capped = [{ serial: '1', bilKv: 60 }];
  // Oversized, without taps and fuses, not recorded what it is fit for: 1 - 0.1 - 0.07 - 0.08 - 0.05 is 0.7.
  const poor = [{ serial: '9', kva: 1000, taps: 'None', fusing: 'None', condition: null }];
  expect(search([capped, poor], 2)).toEqual(['9', '1']);
  expect(search([capped, poor], 1)).toEqual(['9']);
});

test('a unit wound with aluminum where copper is required falls behind one of the worst score that can serve', () => {
  const aluminum = [{ serial: '1', windingMaterial: 'Aluminum' }];
  const unknown = [{ serial: '9', kva: null, primaryVoltage: null, secondaryVoltage: null, phase: null, taps: null }];
  expect(search([aluminum, unknown], 1)).toEqual(['9']);
  expect(search([unknown, aluminum], 2)).toEqual(['9', '1']);
});

test('an impedance outside the tolerance and a tank to replace are gaps', () => {
  const units = [{ serial: '1', impedancePct: 6 }, { serial: '2', tankNeedsReplacing: true }, { serial: '3' }];
  // Re-tanking has a recorded cost; nothing closes the other gap.
  expect(search([units], 3)).toEqual(['3', '2', '1']);
});

test('a gap without weight puts a unit behind one without gaps, and the cheaper of two gaps comes first', () => {
  const units = [{ serial: '1' }, { serial: '2', fr3FillCost: 100 }, { serial: '3', fluid: 'FR3' }];
  expect(search([units], 3, { oil_type: 'FR3' })).toEqual(['3', '2', '1']);
});

test.each([
  ['the higher margin', { serial: '2', unitCost: 9_000 }, { serial: '1' }],
  ['the lower cost', { serial: '2', laborCost: 1_999 }, { serial: '1' }],
  ['the nearer place', { serial: '2' }, { serial: '1', location: 'Sacramento, CA' }],
  ['the known place', { serial: '2', location: 'Portland, OR' }, { serial: '1', location: 'Denver, CO' }],
  ['the lower number', { serial: '9' }, { serial: '10' }],
])('between units of equal score and gaps, %s wins', (_, better, worse) => {
  expect(search([[worse, better]], 2)).toEqual([better.serial, worse.serial]);
  expect(search([[better, worse]], 1)).toEqual([better.serial]);
  expect(search([[worse, better]], 1)).toEqual([better.serial]);
});

test('the list price decides where the order has none', () => {
  const units = [{ serial: '1' }, { serial: '2', listPrice: 30_000 }, { serial: '3', listPrice: null }];
  expect(search([units], 3, { sale_price: null })).toEqual(['2', '1', '3']);
  expect(search([units], 3)).toEqual(['1', '2', '3']);
});

test('no buckets hold no units', () => {
  expect(search([], 5)).toEqual([]);
});
