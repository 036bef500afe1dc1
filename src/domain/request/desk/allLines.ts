import type { AssignedLines } from '../../../contract/requests/matching';
import { toCents, toDollars } from '../../cost/cents';
import { marginDollars } from '../../cost/comparison/estimateWords';
import { formatNumber } from '../../format/number';

/** 'All lines together: 5 of 6 units available' */
export function allLinesText({ lines }: Pick<AssignedLines, 'lines'>): string {
  const found = lines.reduce((sum, { units }) => sum + units.length, 0);
  const total = lines.reduce((sum, { missing }) => sum + (missing ?? 0), found);
  return `All lines together: ${formatNumber(found)} of ${formatNumber(total)} units available`;
}

export const missingText = (count: number): string =>
  count === 1 ? '1 unit is missing' : `${formatNumber(count)} units are missing`;

interface Margin {
  readonly margin: number | null;
  readonly isComplete: boolean;
}

/** 'Total margin $31,200', 'at most' if a cost is not recorded. */
export function totalMarginText(units: readonly Margin[]): string {
  const cents = units.reduce((sum, { margin }) => sum + toCents(margin ?? 0), 0);
  const isComplete = units.every((unit) => unit.isComplete && unit.margin !== null);
  return `Total margin ${marginDollars({ margin: toDollars(cents), isComplete })}`;
}
