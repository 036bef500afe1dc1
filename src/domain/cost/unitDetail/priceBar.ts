import type { UnitEstimate } from './estimate';
import type { CostPart } from './figures';

export type PricePartName = CostPart | 'addOns' | 'margin';

/** The sale price as a bar of its parts; where the costs are more than the price, they fill the bar. */
export interface UnitPriceBar {
  /** Widths in percent of the bar. */
  parts: readonly { name: PricePartName; width: number }[];
  /** Percent of the bar where the price ends, for a loss; else null. */
  priceEnd: number | null;
}

/** What a sale price is made of on the unit detail: the bare costs, what add-ons put on them, the margin. */
export function unitPriceBar({ costs, addOnDollars, salePrice, margin }: UnitEstimate): UnitPriceBar {
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
