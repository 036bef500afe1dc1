import fc from 'fast-check';
import { scoreUnit } from '../../../../src/domain/matching/ranking/scoreUnit';
import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import { countFitting } from '../../../../src/domain/matching/search/countFitting';
import { createUnitStore } from '../../../../src/domain/matching/search/unitStore';
import { inventories, nearlyServed } from '../../builders/inventories';
import { otherRates, someRates } from '../../builders/rates';
import { aCandidate, aRequirement, nothingRequired } from '../../builders/units';

const count = (units: readonly Partial<Candidate>[], requirement = aRequirement(), rates = someRates()) => {
  const store = createUnitStore(rates);
  units.forEach((unit, nth) => store.put(aCandidate({ serial: String(nth), ...unit })));
  return countFitting(requirement, store, rates);
};

test('units that fit as they stand or with work of a recorded cost count, and no others', () => {
  expect(count([{}, { kva: 750 }, { tankNeedsReplacing: true }])).toBe(3);
  expect(count([{ tankNeedsReplacing: true, retankCost: null }, { fusing: null }])).toBe(0);
  expect(count([{ kva: 1000 }, { taps: 'None' }, { phase: 1 }])).toBe(0);
  expect(count([])).toBe(0);
});

test('work without a recorded cost counts where the rates price it', () => {
  const tank = [{ tankNeedsReplacing: true, retankCost: null }];
  expect(count(tank, aRequirement(), someRates({ priceReTank: 8_000 }))).toBe(1);
});

test('nothing fits a requirement that does not state enough', () => {
  expect(count([{}], nothingRequired())).toBe(0);
  expect(count([{}], aRequirement({ kva_rating: 'big' }))).toBe(0);
});

test('as many are counted as have one of the first two classes, by any rates', () => {
  fc.assert(
    fc.property(inventories(20), nearlyServed, otherRates, (units, requirement, rates) => {
      const classes = units.map((unit) => scoreUnit(requirement, unit, rates)).filter(({ score }) => score !== null);
      const fitting = classes.filter(({ fitClass }) => fitClass === 'Fits' || fitClass === 'Fits with work');
      expect(count(units, requirement, rates)).toBe(fitting.length);
    }),
  );
});
