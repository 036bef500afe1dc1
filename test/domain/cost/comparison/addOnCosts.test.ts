import { addOnCosts } from '../../../../src/domain/cost/comparison/addOnCosts';
import { aPricedUnit } from '../../builders/comparisonUnits';
import { aUnit } from '../../builders/units';

test('each add-on costs what the breakdown of the server says', () => {
  expect(addOnCosts(aPricedUnit())).toEqual({
    fr3: 4960,
    turnPull: 3500,
    feedConversion: 800,
    replacementCabinet: 2500,
    reTank: 9000,
  });
});

test.each([
  ['no result', {}],
  ['a result without a breakdown', { jcm_result: {} }],
  ['an empty breakdown', { jcm_result: { cost_breakdown: {} } }],
])('%s costs nothing', (_, fields) => {
  expect(Object.values(addOnCosts(aUnit(fields)))).toEqual([0, 0, 0, 0, 0]);
});

test('where the breakdown has no cost, that of the needed work counts', () => {
  const needed_work = [
    { work: 'fr3', cost: 3010 },
    { work: 'reTank', cost: 0 },
    { work: 'rewind', cost: 700 },
  ];
  expect(addOnCosts(aUnit({ needed_work }))).toEqual({
    fr3: 3010,
    turnPull: 0,
    feedConversion: 0,
    replacementCabinet: 0,
    reTank: 0,
  });
});

test('every work that is listed with a cost has its own', () => {
  const needed_work = [
    { work: 'fr3', cost: 1 },
    { work: 'turnPull', cost: 2 },
    { work: 'feedConversion', cost: 3 },
    { work: 'replacementCabinet', cost: 4 },
    { work: 'reTank', cost: 5 },
  ];
  expect(addOnCosts(aUnit({ needed_work }))).toEqual({
    fr3: 1,
    turnPull: 2,
    feedConversion: 3,
    replacementCabinet: 4,
    reTank: 5,
  });
});
