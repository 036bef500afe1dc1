import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import { createFacets, facetIdsOf } from '../../../../src/domain/matching/search/facets';
import { aCandidate } from '../../builders/units';

test('units that are alike have the same ids and are stored once', () => {
  const facets = createFacets();
  const first = facetIdsOf(facets, aCandidate());
  expect(facetIdsOf(facets, aCandidate({ serial: 'other', listPrice: 1, location: 'Austin, TX' }))).toEqual(first);
  expect([facets.phases, facets.sides, facets.finishes, facets.fluids].map(({ size }) => size)).toEqual([1, 1, 1, 1]);
});

test.each<[keyof Candidate, Partial<Candidate>, string[]]>([
  ['phase', { phase: 1 }, ['phase']],
  ['kva', { kva: null }, ['kva']],
  ['primaryVoltage', { primaryVoltage: '13200D' }, ['primary', 'side']],
  ['taps', { taps: null }, ['side']],
  ['bilKv', { bilKv: 125 }, ['side']],
  ['secondaryVoltage', { secondaryVoltage: '480D' }, ['secondary']],
  ['bushType', { bushType: 'Porcelain' }, ['finish']],
  ['bushConfiguration', { bushConfiguration: null }, ['finish']],
  ['fusing', { fusing: 'None' }, ['finish']],
  ['fluid', { fluid: 'FR3' }, ['finish']],
  ['condition', { condition: 'RW' }, ['finish']],
  ['windingMaterial', { windingMaterial: 'Aluminum' }, ['finish']],
  ['secondaryBushings', { secondaryBushings: null }, ['finish']],
  ['cabinetNeedsReplacing', { cabinetNeedsReplacing: true }, ['finish']],
  ['tankNeedsReplacing', { tankNeedsReplacing: true }, ['finish']],
  ['impedancePct', { impedancePct: 5.01 }, ['impedance']],
])('a unit with another %s has other ids just where that counts', (_, fields, differing) => {
  const facets = createFacets();
  const [one, other] = [facetIdsOf(facets, aCandidate()), facetIdsOf(facets, aCandidate(fields))];
  const changed = Object.entries(other).filter(
    ([name, id]) => !Object.entries(one).some(([n, i]) => n === name && i === id),
  );
  expect(changed.map(([name]) => name).sort()).toEqual(differing);
});

test('a primary voltage knows every primary side that units with it have', () => {
  const facets = createFacets();
  const [a, b] = [facetIdsOf(facets, aCandidate()), facetIdsOf(facets, aCandidate({ taps: 'None' }))];
  expect(a.primary).toBe(b.primary);
  expect([...facets.primaries.valueOf(a.primary).sides]).toEqual([a.side, b.side]);
});

test('missing text and the text null are two values', () => {
  const facets = createFacets();
  expect(facetIdsOf(facets, aCandidate({ fusing: null })).finish).not.toBe(
    facetIdsOf(facets, aCandidate({ fusing: 'null' })).finish,
  );
});
