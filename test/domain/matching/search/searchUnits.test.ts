import fc from 'fast-check';
import { rank } from '../../../../src/domain/matching/ranking/rank';
import type { Ranked } from '../../../../src/domain/matching/ranking/scoreUnit';
import { searchUnits } from '../../../../src/domain/matching/search/searchUnits';
import { DEFAULT_RATES } from '../../../../src/domain/rates/rates';
import { inventories, nearlyServed } from '../../builders/inventories';
import { otherRates } from '../../builders/rates';
import { storeOf } from '../../builders/unitIndex';
import { aCandidate, aRequirement, nothingRequired } from '../../builders/units';
import { forAll } from '../../builders/forAll';

const told = (ranked: readonly Ranked[]) =>
  ranked.map(({ candidate, score }) => [candidate.serial, score.score, score.fitClass, score.margin, score.reason()]);

test('by any rates the list is that of ranking every unit, however short', () => {
  forAll(inventories(30), nearlyServed, fc.integer({ min: -1, max: 12 }), otherRates, (units, asked, limit, rates) => {
    expect(told(searchUnits(asked, storeOf(units), limit, rates))).toEqual(told(rank(asked, units, limit, rates)));
  });
});

test('a full list takes a unit of the score of its last one with a better margin', () => {
  const units = [
    aCandidate({ serial: '1' }),
    aCandidate({ serial: '2', unitCost: 9_000 }),
    aCandidate({ serial: '3', kva: 750, unitCost: 1 }),
  ];
  const [best, ...others] = searchUnits(aRequirement(), storeOf(units), 1, DEFAULT_RATES);
  expect([best?.candidate.serial, others]).toEqual(['2', []]);
});

test('work whose cost turns out not to be recorded lowers a unit that its points had let in', () => {
  const tank = { tankNeedsReplacing: true };
  const units = [
    aCandidate({ ...tank, serial: '1', retankCost: null }),
    aCandidate({ ...tank, serial: '2', kva: 750 }),
  ];
  const found = searchUnits(aRequirement(), storeOf(units), 1, DEFAULT_RATES);
  expect(found.map(({ candidate }) => candidate.serial)).toEqual(['2']);
});

test('of units that cannot be judged the class and the margin decide, and none has a score', () => {
  const units = [aCandidate({ serial: '1' }), aCandidate({ serial: '2', unitCost: 9_000 })];
  const found = searchUnits(nothingRequired(), storeOf(units), 2, DEFAULT_RATES);
  expect(found.map(({ candidate, score }) => [candidate.serial, score.score, score.fitClass])).toEqual([
    ['2', null, 'Fits, to be checked'],
    ['1', null, 'Fits, to be checked'],
  ]);
});
