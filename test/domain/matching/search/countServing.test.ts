import fc from 'fast-check';
import { scoreUnit } from '../../../../src/domain/matching/ranking/scoreUnit';
import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import { createUnitIndex } from '../../../../src/domain/matching/search/unitIndex';
import { candidates, manySerials, requirements } from '../../builders/arbitraries';
import { aCandidate, aRequirement } from '../../builders/units';

function indexOf(units: readonly Candidate[]) {
  const index = createUnitIndex();
  units.forEach(index.put);
  return index;
}

test('only units that can serve are counted, the poorest of them too', () => {
  const units = [
    aCandidate({ serial: '1' }),
    aCandidate({ serial: '2', fusing: 'None', tankNeedsReplacing: true, impedancePct: 9 }),
    aCandidate({ serial: '3', bilKv: 75 }),
    aCandidate({ serial: '4', windingMaterial: 'Aluminum' }),
    aCandidate({ serial: '5', phase: 1 }),
    aCandidate({ serial: '6', kva: null }),
  ];
  expect(indexOf(units).countServing(aRequirement())).toBe(3);
});

test('an empty stock serves no order', () => {
  expect(indexOf([]).countServing(aRequirement())).toBe(0);
});

test('the count equals the number of units whose scores can serve, over any inventory', () => {
  const inventory = fc.uniqueArray(candidates(manySerials), { selector: ({ serial }) => serial, maxLength: 60 });
  fc.assert(
    fc.property(inventory, requirements, (units, requirement) => {
      const serving = units.filter((unit) => scoreUnit(requirement, unit).canServe);
      expect(indexOf(units).countServing(requirement)).toBe(serving.length);
    }),
  );
});
