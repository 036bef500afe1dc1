import type { Requested, BookUnit } from '../finding';
import { numberIn } from '../reading/text';
import { cents } from './cents';
import type { NeededWorks } from './works';

/** Cents, with the needed work whose cost is recorded. */
export interface BookMargin {
  /** The order's, else the unit's list price. */
  price: number | null;
  /** Null without a price, or where it is not recorded what the unit cost. */
  margin: number | null;
  percent: number | null;
  /** Whether all costs are recorded; else the margin is 'at most' this. */
  complete: boolean;
}

export function marginOf({ quote }: Requested, unit: BookUnit, works: NeededWorks): BookMargin {
  const prices = [cents(numberIn(quote.sale_price) ?? 0), cents(unit.listPrice ?? 0)];
  const price = prices.find((each) => each > 0) ?? null;
  const costs = [...[unit.unitCost, unit.laborCost, unit.materialsCost].map(centsOrNull), ...Object.values(works)];
  const margin =
    price === null || unit.unitCost === null ? null : costs.reduce<number>((left, cost) => left - (cost ?? 0), price);
  const percent = margin === null ? null : (margin / price!) * 100;
  return { price, margin, percent, complete: !costs.includes(null) };
}

const centsOrNull = (dollars: number | null) => (dollars === null ? null : cents(dollars));
