import fc from 'fast-check';
import { basisOf } from '../../../../src/domain/plan/assignment/basis';
import { outwardOf } from '../../../../src/domain/plan/assignment/outward';
import type { Pair } from '../../../../src/domain/plan/assignment/problem';
import { bestOf, instanceOf, instances, NONE, solved, type Instance } from './exhaustive';

function basisIn(instance: Instance) {
  const { problem, assignment, residual } = solved(instance);
  const { pairs, rows } = basisOf(problem, assignment, residual, outwardOf(residual, assignment));
  return { assignment, pairs: [...pairs], rows: [...rows] };
}

// Pairs order by order; then each order and each unit, 1 where it is basic: it need not be used up.
test.each<[string, Instance, number[], number[]]>([
  ['a unit that is left over', instanceOf([5, 3]), [1, 1], [0, 0, 1]],
  ['a unit that could only lose', instanceOf([5, -3]), [1, 0], [1, 0, 1]],
  ['an order that goes without', instanceOf([5], [3]), [1, 0], [1, 1, 0]],
  ['nothing that can be made', instanceOf([-5]), [0], [1, 1]],
  // The first is pushed to u1, the second to u2: 1 + 2 is less than the 9 that the first would lose.
  ['a way out over another order', instanceOf([9, 8, null], [null, 9, 7]), [1, 1, 1, 1], [0, 0, 0, 0, 1]],
])('A basis with %s', (_, instance, pairs, rows) => {
  expect(basisIn(instance)).toMatchObject({ pairs, rows });
});

/**
 * The prices that make every basic pair worth the gain of its order and the price of its unit, from 0 for what is basic itself: orders
 * first, then units. Undefined where the basis does not determine one.
 */
function pricesBy({ orders, units, pairs }: Instance, basis: ReturnType<typeof basisIn>): (number | undefined)[] {
  const prices = Array.from({ length: orders + units }, (_, row): number | undefined =>
    basis.rows[row] === 1 ? 0 : undefined,
  );
  const basic = pairs.filter((_, place) => basis.pairs[place] === 1);
  // A price can be known once its neighbor's is: as many rounds as there are rows are enough.
  for (let round = 0; round < orders + units; round += 1)
    for (const { order, unit, value } of basic) {
      const [gain, price] = [prices[order], prices[orders + unit]];
      if (gain === undefined && price !== undefined) prices[order] = value - price;
      if (gain !== undefined && price === undefined) prices[orders + unit] = value - gain;
    }
  return prices;
}

const ones = (flags: readonly number[]) => flags.filter((flag) => flag === 1).length;

test('A basis has as many columns as the program has rows, and every pair of the plan', () => {
  fc.assert(
    fc.property(instances(5), (instance) => {
      const basis = basisIn(instance);
      expect(ones(basis.pairs) + ones(basis.rows)).toBe(instance.orders + instance.units);
      const { unitOf, orderOf } = basis.assignment;
      const made = instance.pairs.map(({ order, unit }) => unitOf[order] === unit);
      const free = [...unitOf, ...orderOf].map((partner) => partner === NONE);
      expect(made.filter((isMade, place) => isMade && basis.pairs[place] !== 1)).toEqual([]);
      expect(free.filter((isFree, row) => isFree && basis.rows[row] !== 1)).toEqual([]);
    }),
  );
});

test('A basis determines prices, none below 0, that cover every pair and come to the best by trying everything', () => {
  fc.assert(
    fc.property(instances(5), (instance) => {
      const prices = pricesBy(instance, basisIn(instance)).map((price) => price ?? Number.NaN);
      expect(prices.filter((price) => !(price >= 0))).toEqual([]);
      const covered = ({ order, unit }: Pair) => (prices[order] ?? 0) + (prices[instance.orders + unit] ?? 0);
      expect(instance.pairs.filter((pair) => covered(pair) < pair.value)).toEqual([]);
      expect(prices.reduce((sum, price) => sum + price, 0)).toBe(bestOf(instance));
    }),
  );
});
