import fc from 'fast-check';
import { scoreUnit } from '../../../../src/domain/matching/ranking/scoreUnit';
import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import { createUnitIndex } from '../../../../src/domain/matching/search/unitIndex';
import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';
import { candidates, manySerials, requirements } from '../../builders/arbitraries';
import { inventories, nearlyServed } from '../../builders/inventories';
import { otherRates } from '../../builders/rates';
import { aCandidate, aRequirement } from '../../builders/units';

function indexOf(units: readonly Candidate[], rates = DEFAULT_RATES) {
  const index = createUnitIndex(rates);
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

test('of one bucket, only the units whose own finish and primary side serve are counted', () => {
  // Aluminum fails by its finish, 75 kV by its side, the third by both; another side of the same voltage helps neither.
  const units = [
    aCandidate({ serial: '1', windingMaterial: 'Aluminum' }),
    aCandidate({ serial: '2', bilKv: 75 }),
    aCandidate({ serial: '3', windingMaterial: 'Aluminum', bilKv: 75 }),
    aCandidate({ serial: '4', taps: 'None' }),
  ];
  const index = indexOf(units);
  expect(index.countServing(aRequirement())).toBe(1);
  index.remove('4');
  expect(index.countServing(aRequirement())).toBe(0);
});

test('by any rates, each unit that leaves takes one from the count if it could serve, and none if it could not', () => {
  fc.assert(
    fc.property(inventories(12), nearlyServed, otherRates, (units, requirement, rates) => {
      const index = indexOf(units, rates);
      let expected = units.filter((unit) => scoreUnit(requirement, unit, rates).canServe).length;
      for (const unit of units) {
        expect(index.countServing(requirement)).toBe(expected);
        index.remove(unit.serial);
        expected -= scoreUnit(requirement, unit, rates).canServe ? 1 : 0;
      }
      expect(index.countServing(requirement)).toBe(0);
    }),
  );
});
