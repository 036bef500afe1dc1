import fc from 'fast-check';
import { auction, startsOf } from '../../../../src/domain/plan/assignment/auction';
import { bestOf, instanceOf, instances, NONE, problemIn, worthIn, type Instance } from './exhaustive';
import { forAll } from '../../builders/forAll';

function auctioned(instance: Instance) {
  const rounds: number[][] = [];
  const unitOf = [...auction(problemIn(instance), (done, of) => rounds.push([done, of]))];
  return { unitOf, rounds };
}

test('Of every small problem the units that are auctioned are worth the best, and none goes to two orders', () => {
  forAll(instances(5), (instance) => {
    const { unitOf } = auctioned(instance);
    const used = unitOf.filter((unit) => unit !== NONE);
    expect(new Set(used).size).toBe(used.length);
    expect(worthIn(instance, unitOf)).toBe(bestOf(instance));
  });
});

test('units bid up in a coarse round can sell for less in a fine one', () => {
  // Rows of great and of small values: the coarse rounds cannot tell the small ones apart.
  const rows = fc.array(
    fc.tuple(
      fc.constantFrom(1, 100, 10_000),
      fc.array(fc.integer({ min: -2, max: 9 }), { minLength: 4, maxLength: 4 }),
    ),
    { maxLength: 5 },
  );
  forAll(rows, (drawn) => {
    const instance = instanceOf(...drawn.map(([scale, values]) => values.map((value) => value * scale + (value % 3))));
    expect(worthIn(instance, auctioned(instance).unitOf)).toBe(bestOf(instance));
  });
});

// Values count twice where one pair can be made, three times where two can: the steps are eighths of the highest, down to 1.
test.each<[string, Instance, number]>([
  ['2 times 100: steps 25, 3 and 1', instanceOf([100]), 3],
  ['2 times 100, of a loss: the same', instanceOf([-100]), 3],
  ['3 times 100: steps 37, 4 and 1', instanceOf([100, 1], [1, 1]), 3],
  ['2 times 8: steps 2 and 1', instanceOf([8]), 2],
  ['2 times 7, of which an eighth is 1: one step', instanceOf([7]), 1],
  ['2 times 1, of which an eighth is less: one step of 1', instanceOf([1]), 1],
  ['nothing is worth anything: no step', instanceOf([0, 0]), 0],
  ['no pairs: no step', instanceOf([null, null]), 0],
])('reports each finished round: %s', (_, instance, of) => {
  const { rounds } = auctioned(instance);
  expect(rounds).toEqual(Array.from({ length: of }, (_each, round) => [round + 1, of]));
});

// Half of 2 ** 53 - 1 is 4,503,599,627,370,495.5: a half of that and a third of it, in whole cents.
test.each<[string, Instance, boolean]>([
  ['1 pair of 2,251,799,813,685,247', instanceOf([2_251_799_813_685_247]), true],
  ['1 pair of one cent more', instanceOf([2_251_799_813_685_248]), false],
  ['a loss of one cent more', instanceOf([-2_251_799_813_685_248]), false],
  ['2 orders for 1 unit at the edge', instanceOf([2_251_799_813_685_247], [1]), true],
  ['2 pairs of 1,501,199,875,790,165', instanceOf([1_501_199_875_790_165, 1], [1, 1]), true],
  ['2 pairs, one of them of one cent more', instanceOf([1_501_199_875_790_166, 1], [1, 1]), false],
])('Values are refused only if their sums would not be exact: %s', (_, instance, isExact) => {
  const auctionIt = () => auctioned(instance).unitOf.length;
  if (isExact) expect(auctionIt()).toBe(instance.orders);
  else expect(auctionIt).toThrow(new RangeError('Values of the plan are too large to be added exactly.'));
});

test('One cent decides between two plans of ten million dollars', () => {
  const million = 500_000_000;
  // 500,000,000 + 500,000,000 straight, one cent more across; the other way round one cent less.
  expect(auctioned(instanceOf([million, million + 1], [million, million])).unitOf).toEqual([1, 0]);
  expect(auctioned(instanceOf([million, million - 1], [million, million])).unitOf).toEqual([0, 1]);
});

test('A last order with one choice moves every other back to its own unit, however many they are', () => {
  // Of 12 orders each has its own unit for 20 and would have that of the next for 21; the last has only its own, for 100.
  // All on their own are 11 * 20 + 100 = 320; ten on the next one's, with one empty, 10 * 21 + 100 = 310; eleven 11 * 21 = 231.
  const last = 11;
  const worth = (order: number, unit: number) =>
    unit === order + 1 ? 21 : unit !== order ? null : order === last ? 100 : 20;
  const places = Array.from({ length: last + 1 }, (_, place) => place);
  const chain = instanceOf(...places.map((order) => places.map((unit) => worth(order, unit))));
  expect(auctioned(chain).unitOf).toEqual(places);
});

test.each([
  ['each once', [0, 1, 2], 3, [0, 1, 2, 3]],
  ['one often', [1, 1, 1], 3, [0, 0, 3, 3]],
  ['in no order', [2, 0, 2], 3, [0, 1, 1, 3]],
  ['none of several', [], 2, [0, 0, 0]],
  ['none at all', [], 0, [0]],
])('named units, %s, start at the end of those before them', (_, unitOfPair, units, starts) => {
  expect([...startsOf(Int32Array.from(unitOfPair), units)]).toEqual(starts);
});
