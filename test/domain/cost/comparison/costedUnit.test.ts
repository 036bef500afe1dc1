import { addOnCosts, neededWork } from '../../../../src/domain/cost/comparison/costedUnit';
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

test('if the breakdown has no cost, that of the needed work counts', () => {
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

const breakdown = {
  fr3_cost: 4960,
  turn_pull_cost: 3500,
  feed_conversion_cost: 800,
  replacement_cabinet_cost: 0,
  retank_cost: 9000,
};
const costs = { jcm_result: { cost_breakdown: breakdown } };

test('a server that lists the needed work is believed, with the costs that it gives', () => {
  const needed_work = [
    { work: 'reTank', cost: 9000 },
    { work: 'turnPull', cost: 3500 },
  ];
  expect(neededWork(aUnit({ ...costs, can_serve: true, needed_work }))).toEqual([
    { work: 'reTank', cost: 9000 },
    { work: 'turnPull', cost: 3500 },
  ]);
});

test('a server that judges the unit and lists no work says that none is needed', () => {
  expect(neededWork(aUnit({ ...costs, can_serve: true, requires_turn_pull: true }))).toEqual([]);
  expect(neededWork(aUnit({ ...costs, can_serve: false }))).toEqual([]);
});

test.each([null, 0, -1])('a listed cost of %p is not recorded', (cost) => {
  const unit = aUnit({ can_serve: true, needed_work: [{ work: 'turnPull', cost }] });
  expect(neededWork(unit)).toEqual([{ work: 'turnPull', cost: null }]);
});

test('listed work without a cost takes that of the breakdown', () => {
  const unit = aUnit({ ...costs, needed_work: [{ work: 'feedConversion', cost: null }] });
  expect(neededWork(unit)).toEqual([{ work: 'feedConversion', cost: 800 }]);
});

test('listed work without a breakdown has its own cost', () => {
  expect(neededWork(aUnit({ needed_work: [{ work: 'fr3', cost: 3010 }] }))).toEqual([{ work: 'fr3', cost: 3010 }]);
});

test.each([
  [0, null],
  [1200, 1200],
  [null, null],
  [-1, null],
])('a rewind at %p costs %p: 0 is not recorded', (cost, expected) => {
  expect(neededWork(aUnit({ needed_work: [{ work: 'rewind', cost }] }))).toEqual([{ work: 'rewind', cost: expected }]);
});

test('duplicate work counts once, and unnamed work is ignored', () => {
  const twice = [
    { work: 'fr3', cost: 100 },
    { work: null, cost: 100 },
    { work: 'fr3', cost: 100 },
  ];
  expect(neededWork(aUnit({ needed_work: twice }))).toEqual([{ work: 'fr3', cost: 100 }]);
});

test('without a list, priced work and a required turn pull are needed', () => {
  expect(neededWork(aUnit({ ...costs, requires_turn_pull: true }))).toEqual([
    { work: 'turnPull', cost: 3500 },
    { work: 'feedConversion', cost: 800 },
    { work: 'fr3', cost: 4960 },
    { work: 'reTank', cost: 9000 },
  ]);
  expect(neededWork(aUnit({ ...costs, requires_turn_pull: false })).map(({ work }) => work)).not.toContain('turnPull');
  expect(neededWork(aUnit({ requires_turn_pull: true }))).toEqual([{ work: 'turnPull', cost: null }]);
  expect(neededWork(aUnit())).toEqual([]);
});
