import { auction } from '../../../../src/domain/plan/assignment/auction';
import { fillTied, leastPrices } from '../../../../src/domain/plan/assignment/solve';
import { instanceOf, instances, NONE, problemIn, type Instance } from './exhaustive';
import { testProperty } from '../../builders/forAll';

/** What becomes of these units for the orders; they must be a best plan. */
function filled(instance: Instance, given: readonly number[]) {
  const problem = problemIn(instance);
  const unitOf = Int32Array.from(given);
  const orderOf = Int32Array.from({ length: instance.units }, (_, unit) => given.indexOf(unit));
  const assignment = { unitOf, orderOf, ...leastPrices(problem, unitOf, orderOf) };
  const prices = [...assignment.prices];
  fillTied(problem, assignment);
  expect([...assignment.prices]).toEqual(prices);
  return { unitOf: [...unitOf], orderOf: [...orderOf] };
}

test.each<[string, Instance, number[], number[]]>([
  ['has a free unit that is worth nothing to it', instanceOf([0]), [NONE], [0]],
  ['has the first of several such', instanceOf([null, 0, 0]), [NONE], [1]],
  ['has no unit that loses money', instanceOf([-1, -2]), [NONE], [NONE]],
  ['has no unit that it may not have', instanceOf([null], [0]), [NONE, NONE], [NONE, 0]],
  ['gets the unit of one that has a free one as good', instanceOf([4, 4], [0, null]), [0, NONE], [1, 0]],
  ['leaves alone one whose free unit is worth less', instanceOf([4, 3], [0, null]), [0, NONE], [0, NONE]],
  [
    'moves one after the other, where the last has a free one as good',
    instanceOf([7, 7, null, null], [null, 7, 7, null], [null, null, 7, 7], [0, null, null, null]),
    [0, 1, 2, NONE],
    [1, 2, 3, 0],
  ],
  [
    'moves as few as can be',
    instanceOf([7, 7, null, null], [null, 7, 7, null], [0, null, null, 0]),
    [0, 1, NONE],
    [0, 1, 3],
  ],
  ['stays empty, where every unit has an order', instanceOf([7], [0]), [0, NONE], [0, NONE]],
  ['stays empty, where others outbid it', instanceOf([9, null], [5, null]), [0, NONE], [0, NONE]],
  [
    // Both would have u0 or u1, whose orders have no other; u2 is nothing to anybody of them.
    'stays empty beside another, where no unit that they reach leads to a free one',
    instanceOf([5, 5, null], [5, 5, null], [0, 0, null], [0, 0, null], [null, null, -1]),
    [0, 1, NONE, NONE, NONE],
    [0, 1, NONE, NONE, NONE],
  ],
  [
    'is filled though one before could not be, by units that this one did not reach',
    instanceOf([5, null, null], [0, null, null], [0, 0, null], [null, 0, 0]),
    [0, NONE, NONE, NONE],
    [0, NONE, 1, 2],
  ],
])('An order that goes without for nothing %s', (_, instance, given, unitOf) => {
  expect(filled(instance, given).unitOf).toEqual(unitOf);
});
testProperty('an order with a unit retains one', instances(5), (instance) => {
  const given = [...auction(problemIn(instance), () => undefined)];
  const { unitOf } = filled(instance, given);
  expect(given.filter((unit, order) => unit !== NONE && unitOf[order] === NONE)).toEqual([]);
});
