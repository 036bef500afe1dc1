import type { PlanResult, PlanResultRow } from '../../../contract/plan/planScenarios';

/** What an order has in a plan; null: it stays empty. Undefined: the plan does not have the order. */
type Stand = PlanResultRow | null | undefined;

export interface RowDifference extends Pick<PlanResultRow, 'order_id' | 'job_number' | 'customer_name'> {
  readonly before: Stand;
  readonly after: Stand;
}

/** The orders that have another unit in one plan than in the other, or other figures, or are in one plan only: in the plans' order. */
export function compareResults(before: PlanResult, after: PlanResult): RowDifference[] {
  const [first, second] = [standsIn(before), standsIn(after)];
  const orders = new Map([...ordersOf(before), ...ordersOf(after)].map((order) => [order.order_id, order]));
  return [...orders.values()]
    .map(({ order_id, job_number, customer_name }) => ({
      ...{ order_id, job_number, customer_name },
      ...{ before: first.get(order_id), after: second.get(order_id) },
    }))
    .filter(differs);
}

const ordersOf = ({ rows, empty }: PlanResult) => [...rows, ...empty];

const standsIn = ({ rows, empty }: PlanResult): ReadonlyMap<PlanResultRow['order_id'], Stand> =>
  new Map<PlanResultRow['order_id'], Stand>([
    ...rows.map((row) => [row.order_id, row] as const),
    ...empty.map(({ order_id }) => [order_id, null] as const),
  ]);

function differs({ before, after }: RowDifference): boolean {
  if (before === undefined || after === undefined || before === null || after === null) return before !== after;
  const { serial, margin, match_score, late_weeks, freight } = before;
  return (
    serial !== after.serial ||
    margin !== after.margin ||
    match_score !== after.match_score ||
    late_weeks !== after.late_weeks ||
    freight !== after.freight
  );
}
