import type { CostControl } from '../../../domain/cost/comparison/costOptions';
import { formatMoney } from '../../../domain/format/money';

/** What stands beside an add-on's switch: its amount and whether the unit needs it, or why it has none. */
export function switchAmount({ enabled, isNeeded }: CostControl, amount: string): string {
  if (!enabled) return isNeeded ? 'Cost not recorded' : 'Not required';
  return isNeeded ? `${amount} · needed` : amount;
}

export const plus = (dollars: number) => (dollars > 0 ? `+${formatMoney(dollars)}` : formatMoney(dollars));
export const included = (dollars: number) => `${formatMoney(dollars)} included`;
