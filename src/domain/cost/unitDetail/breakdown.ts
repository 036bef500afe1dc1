import type { AddOnId } from './addOns';
import type { UnitEstimate } from './estimate';
import type { CostPart } from './figures';

/** One line of the cost breakdown; US dollars. */
export interface BreakdownLine {
  id: CostPart | AddOnId | 'total' | 'salePrice' | 'margin';
  label: string;
  /** An add-on's percent of the costs, the margin's of the sale price. */
  percent: number | null;
  dollars: number;
  isAssumed: boolean;
}

const partLabels: Readonly<Record<CostPart, string>> = { unit: 'Unit', labor: 'Labor', materials: 'Materials' };

/** The lines from the bare costs over each chosen add-on to total, sale price and margin. */
export function breakdownLines({ costs, addOns, ...sums }: UnitEstimate): readonly BreakdownLine[] {
  const part = (id: CostPart) => line(id, partLabels[id], costs[id].base, null, costs[id].isAssumed);
  return [
    part('unit'),
    part('labor'),
    part('materials'),
    ...addOns.map(({ id, label, dollars, percent }) => line(id, label, dollars, percent)),
    line('total', 'Total cost', sums.total),
    line('salePrice', 'Sale price', sums.salePrice.dollars, null, sums.salePrice.isAssumed),
    line('margin', 'Margin', sums.margin, sums.marginPercentage),
  ];
}

const line = (
  id: BreakdownLine['id'],
  label: string,
  dollars: number,
  percent: number | null = null,
  isAssumed = false,
): BreakdownLine => ({ id, label, percent, dollars, isAssumed });
