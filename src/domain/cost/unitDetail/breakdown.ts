import type { AddOnId, UnitEstimate, CostPart } from './estimate';

export interface BreakdownLine {
  id: CostPart | AddOnId | 'total' | 'salePrice' | 'margin';
  label: string;
  /** An add-on's percent of the costs, the margin's of the sale price. */
  percent: number | null;
  dollars: number;
  isAssumed: boolean;
}

const partLabels: Readonly<Record<CostPart, string>> = { unit: 'Unit', labor: 'Labor', materials: 'Materials' };

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

export type PricePartName = CostPart | 'addOns' | 'margin';

/** The sale price as a bar of its parts; costs above the price fill the bar. `priceEnd`: percent of the bar, for a loss. */
export function unitPriceBar({ costs, addOnDollars, salePrice, margin }: UnitEstimate) {
  const parts = [
    { name: 'unit', dollars: costs.unit.base },
    { name: 'labor', dollars: costs.labor.base },
    { name: 'materials', dollars: costs.materials.base },
    { name: 'addOns', dollars: addOnDollars },
    { name: 'margin', dollars: Math.max(0, margin) },
  ] as const;
  const filled = parts.reduce((sum, { dollars }) => sum + dollars, 0);
  return {
    parts: parts.map(({ name, dollars }) => ({ name, width: (dollars * 100) / filled })),
    priceEnd: margin < 0 ? (salePrice.dollars * 100) / filled : null,
  };
}
