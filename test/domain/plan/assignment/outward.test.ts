import fc from 'fast-check';
import { outwardOf } from '../../../../src/domain/plan/assignment/outward';
import { OUTSIDE } from '../../../../src/domain/plan/assignment/residual';
import { bestOf, instanceOf, instances, lossIn, NONE, solved, withCopy, type Instance } from './exhaustive';

function outwardIn(instance: Instance) {
  const { assignment, residual } = solved(instance);
  const { costs, next } = outwardOf(residual, assignment);
  return { assignment, residual, costs: [...costs], next: [...next] };
}

test.each<[string, Instance, number[], number[]]>([
  ['straight to a free unit', instanceOf([10, 8]), [2], [OUTSIDE]],
  ['to none, where there is no other', instanceOf([10]), [10], [OUTSIDE]],
  ['for nothing, where it has none', instanceOf([10], [4]), [6, 0], [OUTSIDE, OUTSIDE]],
  [
    // Straight out the first loses 10; with u1 it loses 10 - 9, and the second gets u2 for 7 instead of 9.
    'over another order, where that one loses less',
    instanceOf([10, 9, null], [null, 9, 7]),
    [3, 2],
    [1, OUTSIDE],
  ],
  [
    // 10 - 9, 10 - 9 and 10 - 9.
    'over two others',
    instanceOf([10, 9, null, null], [null, 10, 9, null], [null, null, 10, 9]),
    [3, 2, 1],
    [1, 2, OUTSIDE],
  ],
  [
    'straight, where a way over another costs as much',
    instanceOf([10, 9, 7], [null, 9, 7]),
    [3, 2],
    [OUTSIDE, OUTSIDE],
  ],
])('The cheapest way out of the plan leads an order %s', (_, instance, costs, next) => {
  expect(outwardIn(instance)).toMatchObject({ costs, next });
});

test('A way out is the span between the lowest and the highest price of a unit, by trying everything', () => {
  // The highest: what the plan loses without the unit. The lowest: what one more like it would add.
  fc.assert(
    fc.property(instances(4), (instance) => {
      const { assignment, costs } = outwardIn(instance);
      const best = bestOf(instance);
      const spans = Array.from(assignment.unitOf, (unit) => {
        const lowest = bestOf(withCopy(instance, unit)) - best;
        const highest = best - bestOf(instance, (pair) => pair.unit !== unit);
        return unit === NONE ? 0 : highest - lowest;
      });
      expect(costs).toEqual(spans);
    }),
  );
});

test('Each way leads out without a circle, and costs what its steps do', () => {
  fc.assert(
    fc.property(instances(5), (instance) => {
      const { assignment, residual, costs, next } = outwardIn(instance);
      const walked = costs.map((_, start) => {
        let [place, sum] = [start, 0];
        for (let steps = 0; place !== OUTSIDE && steps < instance.orders; steps += 1) {
          const onward = next[place] ?? Number.NaN;
          const unit = onward === OUTSIDE ? residual.exitUnits[place] : assignment.unitOf[onward];
          sum += lossIn(instance, assignment, place, unit ?? Number.NaN);
          place = onward;
        }
        return { place, sum };
      });
      expect(walked).toEqual(costs.map((cost) => ({ place: OUTSIDE, sum: cost })));
    }),
  );
});
