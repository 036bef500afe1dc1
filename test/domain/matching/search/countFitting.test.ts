import type { FitClass } from '../../../../src/contract/units/unit';
import { scoreUnit } from '../../../../src/domain/matching/ranking/scoreUnit';
import type { Candidate } from '../../../../src/domain/matching/reading/candidate';
import { createFitCounter } from '../../../../src/domain/matching/search/countFitting';
import { inventories, nearlyServed } from '../../builders/inventories';
import { otherRates, someRates } from '../../builders/rates';
import { storeOf } from '../../builders/unitIndex';
import { aCandidate, aRequirement, nothingRequired } from '../../builders/units';
import { forAll } from '../../builders/forAll';

const FITTING: readonly FitClass[] = ['Fits', 'Fits with work', 'Fits, to be checked'];

const count = (units: readonly Partial<Candidate>[], requirement = aRequirement(), rates = someRates()) => {
  const store = storeOf(units.map((unit, nth) => aCandidate({ serial: String(nth), ...unit })));
  return createFitCounter(requirement, store, rates)(requirement);
};

test('units that fit as they are, with work, or once checked are counted, and no others', () => {
  expect(count([{}, { kva: 750 }, { tankNeedsReplacing: true }])).toBe(3);
  expect(count([{ tankNeedsReplacing: true, retankCost: null }, { fusing: null }])).toBe(2);
  expect(count([{ kva: 1000 }, { taps: 'None' }, { phase: 1 }])).toBe(0);
  expect(count([])).toBe(0);
});

test('nothing fits a requirement that does not state enough', () => {
  expect(count([{}], nothingRequired())).toBe(0);
  expect(count([{}], aRequirement({ kva_rating: 'big' }))).toBe(0);
});

test('as many are counted as have one of the first three classes, by any rates', () => {
  forAll(inventories(20), nearlyServed, otherRates, (units, requirement, rates) => {
    const scores = units.map((unit) => scoreUnit(requirement, unit, rates)).filter(({ score }) => score !== null);
    const fitting = scores.filter(({ fitClass }) => FITTING.includes(fitClass));
    expect(count(units, requirement, rates)).toBe(fitting.length);
  });
});
