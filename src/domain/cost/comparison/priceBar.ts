import { toCents } from '../cents';
import { isPrice } from '../salePrice';
import type { Estimate } from './estimate';

export type PricePartName = 'cost' | 'materials' | 'labor' | 'margin';

export interface PricePart {
  name: PricePartName;
  /** US dollars; null for the margin if there is no price. */
  dollars: number | null;
  /** Percent of the sale price, below zero for a loss; null without a price above 0. */
  share: number | null;
  width: number;
}

/** The sale price as a bar of its parts; costs above the price fill the bar. `priceEnd`: percent of the bar, for a loss. */
export function priceBar({ salePrice, cost, materials, labor, margin, marginPercentage }: Estimate) {
  if (cost === null) return null;
  const price = isPrice(salePrice) ? salePrice : null;
  const filled = [cost, materials, labor, margin ?? 0].reduce((sum, dollars) => sum + Math.max(0, dollars), 0);
  const part = (name: PricePartName, dollars: number | null): PricePart => ({
    name,
    dollars,
    share: price === null || dollars === null ? null : (toCents(dollars) * 100) / toCents(price),
    width: filled === 0 ? 0 : (Math.max(0, dollars ?? 0) * 100) / filled,
  });
  return {
    parts: [
      part('cost', cost),
      part('materials', materials),
      part('labor', labor),
      { ...part('margin', margin), share: price === null ? null : marginPercentage },
    ],
    priceEnd: price === null || (margin ?? 0) >= 0 ? null : (price * 100) / filled,
  };
}
