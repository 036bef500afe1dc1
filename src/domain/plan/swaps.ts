import type { Plan, PlanChange, PlanRow } from '../../contract/plan/plan';
import { formatMoney } from '../format/money';
import { jobOf } from './planWords';

/** Giving an order the unit that the plan has for another one. */
export interface Swap {
  /** The row whose unit the order would get. */
  readonly other: PlanRow;
  /** What that would cost the whole plan, once every other order has the best that is left for it. */
  readonly change: PlanChange;
}

/** The orders of a plan whose unit this one may have, the cheapest first. The plan must tell all changes of the order. */
export function swapsFor({ rows }: Pick<Plan, 'rows'>, { order_id }: Pick<PlanRow, 'order_id'>): Swap[] {
  const holderOf = new Map(rows.map((row) => [row.serial, row]));
  const changes = rows.find((row) => row.order_id === order_id)?.changes ?? [];
  return changes.flatMap((change) => {
    const other = change.serial === null ? undefined : holderOf.get(change.serial);
    return other === undefined ? [] : [{ other, change }];
  });
}

/** What becomes of the others: 'J-1 gets A in return, J-3 would stay empty'. */
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
