import type { Asked, BookUnit } from '../finding';
import { numberIn } from '../reading/text';
import { cents } from './cents';
import type { NeededWorks } from './works';

/** Cents, with the needed work whose cost is recorded. */
export interface BookMargin {
  /** The order's, else the unit's list price. */
  price: number | null;
  /** Null where a part of the unit's own cost is not recorded. */
  cost: number | null;
  margin: number | null;
  percent: number | null;
  /** Whether the cost of all needed work is recorded. */
  complete: boolean;
}

export function marginOf({ quote }: Asked, unit: BookUnit, works: NeededWorks): BookMargin {
  const prices = [cents(numberIn(quote.sale_price) ?? 0), cents(unit.listPrice ?? 0)];
  const price = prices.find((each) => each > 0) ?? null;
  const work = Object.values(works).reduce<number>((sum, each) => sum + (each ?? 0), 0);
  const parts = [unit.unitCost, unit.laborCost, unit.materialsCost];
  const cost = parts.includes(null) ? null : parts.reduce<number>((sum, part) => sum + cents(part ?? 0), work);
  const margin = price === null || cost === null ? null : price - cost;
  const percent = margin === null ? null : (margin / price!) * 100;
  return { price, cost, margin, percent, complete: !Object.values(works).includes(null) };
}
