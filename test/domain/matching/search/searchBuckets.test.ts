import fc from 'fast-check';
import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import { toMatchRequirement, type MatchRequirement } from '../../../../src/domain/matching/reading/requirement';
import { evaluateUnit } from '../../../../src/domain/matching/features/evaluateUnit';
import { coarseRank } from '../../../../src/domain/matching/ranking/key/rankKey';
import { scorePoints, totalsOf } from '../../../../src/domain/matching/ranking/totals';
import { rank } from '../../../../src/domain/matching/ranking/rank';
import type { Ranked } from '../../../../src/domain/matching/ranking/score';
import { rowAt, type Bucket } from '../../../../src/domain/matching/search/bucket';
import { createFacetTotals, upperBound } from '../../../../src/domain/matching/search/facetTotals';
import { searchBuckets } from '../../../../src/domain/matching/search/searchBuckets';
import { createUnitStore } from '../../../../src/domain/matching/search/unitStore';
import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';
import { sampleOrders } from '../../../../src/sample/orders';
import { sampleUnits } from '../../../../src/sample/units';
import { candidateOf, requirementOf } from '../../../sample/matches';
import { inventories, nearlyServed } from '../../builders/inventories';
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

/** What a search finds, and the buckets that it looks into. */
function watch(units: readonly Candidate[], limit: number, requirement: MatchRequirement = aRequirement()) {
  const store = storeOf(units);
  const visited: Bucket[] = [];
  const found = searchBuckets(requirement, store, limit, DEFAULT_RATES, (bucket) => visited.push(bucket));
  const serialsIn = (bucket: Bucket) =>
    Array.from({ length: bucket.count }, (_, place) => store.candidateAt(rowAt(bucket, place)).serial);
  return { store, found, visited, serialsIn };
}

test.each([
  ['a list of no places', 0, 0],
  ['a list that the best bucket fills', 3, 1],
  ['a list one longer than the best bucket', 4, 2],
  ['a list that two buckets fill', 6, 2],
  ['a list longer than the inventory', 99, 4],
])('%s (%p) is filled from %p of four buckets: those of lower bounds stay closed', (_, limit, expected) => {
  const sizes = [500, 750, 1000, 300].flatMap((kva) =>
    ['1', '2', '3'].map((n) => aCandidate({ serial: `${kva}${n}`, kva })),
  );
  const { found, visited } = watch(sizes.reverse(), limit);
  expect(visited).toHaveLength(expected);
  expect(found).toHaveLength(Math.min(limit, 12));
});

test('of buckets of one bound, one whose finishes cannot reach the list stays closed, though its voltages would', () => {
  const units = [
    aCandidate({ serial: '1', fusing: 'None', primaryVoltage: '12470 Y/7200' }),
    aCandidate({ serial: '2', primaryVoltage: '12470Y/7200' }),
  ];
  const { found, visited, serialsIn } = watch(units, 1);
  expect([found.map(({ candidate }) => candidate.serial), visited.map(serialsIn)]).toEqual([['2'], [['2']]]);
});

test('no bucket is looked into whose bound the last of the list surpasses, and each that holds a unit of it is, once', () => {
  const rankOf = (requirement: MatchRequirement, unit: Candidate) => {
    const reached = totalsOf(evaluateUnit(requirement, unit));
    // Every gap is taken to be of unknown cost, so that the list is held to be no better than it is.
    return coarseRank({ ...reached, points: scorePoints(reached), unpricedGaps: reached.gaps });
  };
  fc.assert(
    fc.property(inventories(40), nearlyServed, fc.nat(6), (units, requirement, limit) => {
      const { store, found, visited, serialsIn } = watch(units, limit, requirement);
      expect(new Set(visited).size).toBe(visited.length);
      const seen = visited.flatMap(serialsIn);
      expect(seen).toEqual(expect.arrayContaining(found.map(({ candidate }) => candidate.serial)));
      const last = found.length < limit ? undefined : found.at(-1);
      const toReach = last ? rankOf(requirement, last.candidate) : Number.NEGATIVE_INFINITY;
      const totals = createFacetTotals(requirement, store.facets, DEFAULT_RATES);
      for (const { ids } of limit > 0 ? visited : []) expect(upperBound(totals, ids)).toBeGreaterThanOrEqual(toReach);
      if (limit === 0) expect(visited).toEqual([]);
    }),
  );
});

/** Spec section 8 and the domain facts, 'May unit U serve requirement R?': a 1,000 kVA order and the yard around it. */
test('a job from end to end: eleven units for 1,000 kVA, each with its score, its work and what it leaves of $47,000', () => {
  const order = toMatchRequirement(
    {
      ...{ order_id: 1, order_type: 'RC', phase: 3, kva_rating: '1,000', primary_voltage_kv: '12.47', bil: '95 kV' },
      ...{ secondary_voltage_kv: '480Y/277', tap_range_pct: '5', bush_configuration: 'Loop Feed Dead Front' },
      ...{ oil_type: 'Mineral Oil', coil_type: 'Copper', sale_price: '47000.00' },
      stock_code_desc: '1000KVA Three-Phase Pad, 12470GRDY/7200-480Y/277',
    },
    { fusing: 'Bay-O-Net w/ Isolation Link', impedancePct: '5.75' },
  );
  // Each cost 30,000, 5,000 of labor and 2,000 of materials, unless it says otherwise.
  const costs = { unitCost: 30_000, laborCost: 5_000, materialsCost: 2_000 };
  const unit = (serial: string, fields: Partial<Candidate> = {}) =>
    aCandidate({ ...costs, kva: 1000, impedancePct: 5.75, serial, ...fields });
  const yard = [
    unit('aluminum', { windingMaterial: 'Aluminum', location: 'Austin, TX' }),
    unit('750 kVA', { kva: 750, location: 'Sacramento, CA' }),
    unit('delta', { primaryVoltage: '12470D' }),
    unit('13.2 kV', { primaryVoltage: '13200GrdY/7620' }),
    unit('2,000 kVA', { kva: 2000 }),
    unit('radial', { bushConfiguration: 'Radial Feed Dead Front', feedConversionCost: 3_010 }),
    unit('plain wye', { primaryVoltage: '12470Y/7200', unitCost: 29_000 }),
    unit('1,500 kVA', { kva: 1500, unitCost: 34_000 }),
    unit('1,050 kVA', { kva: 1050 }),
    unit('for a rewind', { condition: 'RW' }),
    unit('as ordered'),
  ];
  const { found } = watch(yard, 50, order);
  const told = found.map(({ candidate: { serial }, score: { score, canServe, margin, isComplete, neededWork } }) => [
    ...[serial, score, canServe, margin, isComplete],
    neededWork.map(({ work }) => work).join(),
  ]);
  expect(told).toEqual([
    // 47,000 - 37,000.
    ['as ordered', 1, true, 10_000, true, ''],
    // Half of 0.05; what a rewind costs nobody knows, so the margin is the most there can be.
    ['for a rewind', 0.975, true, 10_000, false, 'rewind'],
    // 0.85 of 0.20, and the higher margin first.
    ['plain wye', 0.97, true, 11_000, true, ''],
    ['1,050 kVA', 0.97, true, 10_000, true, ''],
    ['1,500 kVA', 0.97, true, 6_000, true, ''],
    // Half of 0.10; 10,000 - 3,010.
    ['radial', 0.95, true, 6_990, true, 'feedConversion'],
    // Half of 0.20 either; no work changes the size, a turn pull costs 3,500: 5.5 % from 13.2 to 12.47.
    ['2,000 kVA', 0.9, true, 10_000, true, ''],
    ['13.2 kV', 0.9, true, 6_500, true, 'turnPull'],
    // Held at 0.40, each with one gap: the nearer first, 0, 650 and 850 miles.
    ['delta', 0.4, false, 10_000, true, ''],
    ['750 kVA', 0.4, false, 10_000, true, ''],
    ['aluminum', 0.4, false, 10_000, true, ''],
  ]);
  for (const limit of [1, 3, 8])
    expect(watch(yard, limit, order).found.map(({ candidate }) => candidate.serial)).toEqual(
      told.slice(0, limit).map(([serial]) => serial),
    );
});
