import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import { rank } from '../../../../src/domain/matching/ranking/rank';
import type { Ranked } from '../../../../src/domain/matching/ranking/score';
import { searchBuckets } from '../../../../src/domain/matching/search/searchBuckets';
import { createUnitStore } from '../../../../src/domain/matching/search/unitStore';
import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';
import { sampleOrders } from '../../../../src/sample/orders';
import { sampleUnits } from '../../../../src/sample/units';
import { candidateOf, requirementOf } from '../../../sample/matches';
import { aCandidate, aRequirement } from '../../builders/units';

function storeOf(units: readonly Candidate[]) {
  const store = createUnitStore(DEFAULT_RATES);
  units.forEach(store.put);
  return store;
}

/** Serials of the best units; each group is a bucket of units that are alike in the heavy features. */
function search(groups: readonly (readonly Partial<Candidate>[])[], limit: number, quote = {}): string[] {
  const store = storeOf(groups.flat().map(aCandidate));
  expect(store.buckets.size).toBe(groups.length);
  return searchBuckets(aRequirement(quote), store, limit, DEFAULT_RATES).map(({ candidate }) => candidate.serial);
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

test('where nothing serves, a sixth of the buckets is looked into on average, at most, and the best are found', () => {
  const candidates = sampleUnits().map(candidateOf);
  const store = storeOf(candidates);
  const unserved = sampleOrders()
    .map(requirementOf)
    .map((requirement) => {
      let visited = 0;
      const best = searchBuckets(requirement, store, 50, DEFAULT_RATES, () => (visited += 1));
      return { requirement, best, visited };
    })
    .filter(({ best }) => best[0]?.score.canServe === false);
  expect(unserved.length).toBeGreaterThan(10);
  const visited = unserved.reduce((sum, each) => sum + each.visited, 0);
  expect(visited / unserved.length).toBeLessThan(store.buckets.size / 6);
  const serials = (ranked: readonly Ranked[]) => ranked.map(({ candidate }) => candidate.serial);
  for (const { requirement, best } of unserved.slice(0, 2))
    expect(serials(best)).toEqual(serials(rank(requirement, candidates, 50)));
});
