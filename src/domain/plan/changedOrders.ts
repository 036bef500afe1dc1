import type { FirstCome, Plan, PlanRow, PlanChange } from '../../contract/plan/plan';
import { toCents, toDollars } from '../cost/cents';
import { formatMoney } from '../format/money';
import { formatNumber } from '../format/number';
import { jobOf } from './planWords';

/** An order whose unit differs from first come, first served. */
export interface ChangedOrder extends Pick<PlanRow, 'order_id' | 'job_number' | 'customer_name'> {
  readonly before: FirstCome;
  readonly after: FirstCome;
  /** Additional margin, US dollars. */
  readonly brings: number;
}

export function changedOrders({ rows, empty }: Pick<Plan, 'rows' | 'empty'>): ChangedOrder[] {
  const orders = [
    ...rows.map((row) => ({ row, after: { serial: row.serial, margin: row.margin } })),
    ...empty.map((row) => ({ row, after: null })),
  ];
  return orders
    .filter(({ row, after }) => row.first_come?.serial !== after?.serial)
    .map(({ row: { order_id, job_number, customer_name, first_come }, after }) => ({
      ...{ order_id, job_number, customer_name, before: first_come, after },
      brings: toDollars(centsOf(after) - centsOf(first_come)),
    }))
    .sort((a, b) => Math.abs(b.brings) - Math.abs(a.brings) || Number(a.order_id) - Number(b.order_id));
}

const centsOf = (stand: FirstCome) => (stand === null ? 0 : toCents(stand.margin));

const sumOf = (orders: readonly ChangedOrder[]) =>
  toDollars(orders.reduce((sum, { brings }) => sum + toCents(brings), 0));

const ordersText = (count: number) => `${formatNumber(count)} ${count === 1 ? 'order' : 'orders'}`;

/** '3 orders have another unit: 2 earn $900 more, 1 earns $200 less; together $700 more.' */
export function changedText(changed: readonly ChangedOrder[]): string {
  if (changed.length === 0) return 'Every order has the unit that it would have first come, first served.';
  const [more, less] = [changed.filter(({ brings }) => brings > 0), changed.filter(({ brings }) => brings < 0)];
  const earns = (orders: readonly ChangedOrder[], how: string) =>
    orders.length === 0
      ? []
      : [
          `${formatNumber(orders.length)} ${orders.length === 1 ? 'earns' : 'earn'} ${formatMoney(Math.abs(sumOf(orders)))} ${how}`,
        ];
  const parts = [...earns(more, 'more'), ...earns(less, 'less')];
  const total = sumOf(changed);
  const together = parts.length < 2 ? '' : `; together ${formatMoney(Math.abs(total))} ${total < 0 ? 'less' : 'more'}`;
  const have = `${ordersText(changed.length)} ${changed.length === 1 ? 'has' : 'have'} another unit`;
  return parts.length === 0 ? `${have}, for the same margin.` : `${have}: ${parts.join(', ')}${together}.`;
}

export const standWords = (stand: FirstCome): string =>
  stand === null ? 'No unit' : `Unit ${stand.serial}, ${formatMoney(stand.margin)}`;

export const bringsText = (brings: number): string => `${brings > 0 ? '+' : ''}${formatMoney(brings)}`;

/** An order gets the unit that the plan gives another. */
export interface Swap {
  readonly other: PlanRow;
  /** The change after every other order gets its best remaining unit. */
  readonly change: PlanChange;
}

/** Orders whose unit this one can have, cheapest first. Requires all changes of the order. */
export function swapsFor({ rows }: Pick<Plan, 'rows'>, { order_id }: Pick<PlanRow, 'order_id'>): Swap[] {
  const holderOf = new Map(rows.map((row) => [row.serial, row]));
  const changes = rows.find((row) => row.order_id === order_id)?.changes ?? [];
  return changes.flatMap((change) => {
    const other = change.serial === null ? undefined : holderOf.get(change.serial);
    return other === undefined ? [] : [{ other, change }];
  });
}

export const afterSwapText = ({ change: { moves } }: Swap, { serial }: Pick<PlanRow, 'serial'>): string =>
  moves
    .map((move) => {
      if (move.serial === null) return `${jobOf(move)} would stay empty`;
      return move.serial === serial
        ? `${jobOf(move)} gets ${serial} in return`
        : `${jobOf(move)} would fall back to ${move.serial}`;
    })
    .join(', ');

export const swapCostText = ({ change: { cost } }: Swap): string => (cost === 0 ? 'Nothing' : formatMoney(cost));

export const swappedText = (row: PlanRow, other: PlanRow): string =>
  `${jobOf(row)} has unit ${other.serial} of ${jobOf(other)} now, pinned.`;
