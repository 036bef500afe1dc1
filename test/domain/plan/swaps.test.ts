import fc from 'fast-check';
import type { PlanRow } from '../../../src/contract/plan/plan';
import { changesFor } from '../../../src/domain/plan/assignment/changes';
import { problemOf, type Pair } from '../../../src/domain/plan/assignment/problem';
import { residualOf } from '../../../src/domain/plan/assignment/residual';
import { solveAssignment } from '../../../src/domain/plan/assignment/solve';
import { addressOf, DEFAULT_QUESTION, requestOf, withPin } from '../../../src/domain/plan/planAddress';
import { afterSwapText, swapCostText, swapsFor } from '../../../src/domain/plan/swaps';
import { bestByTrying } from './assignment/exhaustive';

const NONE = -1;

/** A plan of these pairs, in dollars, as the server tells it: orders by number, units 'u0', 'u1' and so on. */
function planOf(orders: number, units: number, pairs: readonly Pair[]): { rows: PlanRow[] } {
  const problem = problemOf(orders, units, pairs);
  const assignment = solveAssignment(problem);
  const residual = residualOf(problem, assignment);
  const serialOf = (unit: number) => (unit === NONE ? null : `u${unit}`);
  const rows = [...assignment.unitOf].flatMap((unit, order): PlanRow[] => {
    if (unit === NONE) return [];
    const changes = changesFor(order, problem, assignment, residual).map((change) => ({
      ...{ serial: serialOf(change.unit), cost: change.cost, match_score: null, margin: null },
      moves: change.moves.map((move) => ({
        ...{ order_id: move.order, job_number: `J-${move.order}`, serial: serialOf(move.unit) },
      })),
    }));
    const order_id = order;
    return [
      {
        ...{ order_id, job_number: `J-${order}`, customer_name: null, request_date: null, serial: `u${unit}` },
        ...{
          unit: '',
          match_score: 1,
          margin: 0,
          late_weeks: 0,
          miles: null,
          is_pinned: false,
          first_come: null,
          changes,
        },
      },
    ];
  });
  return { rows };
}

test('An order swaps with whoever has a unit that it may have, for what the rest of the plan then loses', () => {
  // J-0 with u0 and J-1 with u1 bring 100 + 80. Exchanged they bring 70 + 60: 50 less. J-2 keeps u2, for 40: J-0 with it
  // leaves J-2 empty, for 90 + 80 of 220.
  const plan = planOf(3, 3, [
    { order: 0, unit: 0, value: 100 },
    { order: 0, unit: 1, value: 70 },
    { order: 0, unit: 2, value: 90 },
    { order: 1, unit: 1, value: 80 },
    { order: 1, unit: 0, value: 60 },
    { order: 2, unit: 2, value: 40 },
  ]);
  const swaps = swapsFor(plan, { order_id: 0 });
  const told = swaps.map((swap) => [swap.other.job_number, swapCostText(swap), afterSwapText(swap, { serial: 'u0' })]);
  expect(told).toEqual([
    ['J-1', '$50', 'J-1 gets u0 in return'],
    ['J-2', '$50', 'J-2 would stay empty'],
  ]);
});

test('What a swap costs is what trying everything finds with the pair of the new address fixed', () => {
  const instances = fc
    .array(fc.option(fc.integer({ min: 1, max: 40 }), { freq: 3 }), { minLength: 16, maxLength: 16 })
    .map((values) =>
      values.flatMap((value, place): Pair[] =>
        value === null ? [] : [{ order: Math.floor(place / 4), unit: place % 4, value }],
      ),
    );
  fc.assert(
    fc.property(instances, (pairs) => {
      const plan = planOf(4, 4, pairs);
      const best = bestByTrying(4, pairs);
      const held = new Set(plan.rows.map(({ serial }) => serial));
      for (const row of plan.rows) {
        const swaps = swapsFor(plan, row);
        const may = pairs.filter(({ order, unit }) => order === row.order_id && `u${unit}` !== row.serial);
        expect(swaps).toHaveLength(may.filter(({ unit }) => held.has(`u${unit}`)).length);
        for (const { other, change } of swaps) {
          const address = addressOf(
            withPin(DEFAULT_QUESTION, { order_id: 1 + Number(row.order_id), serial: other.serial }),
          );
          const [pin] = requestOf(address).pinned;
          const order = Number(pin?.order_id) - 1;
          const pinned = pairs.find((pair) => pair.order === order && `u${pair.unit}` === pin?.serial);
          const rest = pairs.filter((pair) => pair.order !== order && `u${pair.unit}` !== pin?.serial);
          expect(change.cost).toBe(best - (pinned?.value ?? Number.NaN) - bestByTrying(4, rest));
        }
      }
    }),
    { numRuns: 200 },
  );
});
