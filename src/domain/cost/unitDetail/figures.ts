import type { InventoryUnit } from '../../../contract/unit/inventoryUnit';
import { ASSUMED_COSTS, ASSUMED_SALE_PRICE } from '../../limits';
import { toCents } from '../cents';
import { isPrice, isWon, type OrderPrice } from '../salePrice';

/** What an estimate reads of a unit; US dollars. */
export type PricedUnit = Pick<InventoryUnit, 'unitCost' | 'laborCosts' | 'materialsCost' | 'sellPrice' | 'unitPrice'>;
export type CostPart = 'unit' | 'labor' | 'materials';
/** Where a sale price comes from: the order's won estimate, the order, the unit's own prices, 1.4 times its unit cost, or the fixed 50,000. */
export type SalePriceSource = 'won' | 'order' | 'sellPrice' | 'unitPrice' | 'unitCost' | 'fixed';

/** One cost of a unit before add-ons. */
export interface CostFigure {
  cents: number;
  isAssumed: boolean;
}

/** A cost of 0 is known; none, or one below 0, is missing and assumed. */
export function costFigure(unit: PricedUnit, part: CostPart): CostFigure {
  const cents = knownCents(ownCost(unit, part));
  return { cents: cents ?? toCents(ASSUMED_COSTS[part]), isAssumed: cents === null };
}

/**
 * The sale price in cents: what its order was won at, else the order's own, else the sell price, else the unit price, where above 0. Else 1.4 times the unit cost as the server
 * gives it; where that is missing or 0, 50,000 dollars: the unit cost of 30,000 is assumed for the costs only, so that
 * no assumption rests on another (spec section 9, 'unit cost times 1.4 or 50000').
 */
export function salePriceFigure(
  unit: PricedUnit,
  orderPrice: OrderPrice = null,
): { cents: number; from: SalePriceSource } {
  const unitCost = knownCents(unit.unitCost);
  const assumed = unitCost === null ? null : Math.round(unitCost * ASSUMED_SALE_PRICE.timesUnitCost);
  const sources: readonly (readonly [SalePriceSource, number | null])[] = [
    isWon(orderPrice) ? ['won', knownCents(orderPrice.won)] : ['order', knownCents(orderPrice)],
    ['sellPrice', knownCents(unit.sellPrice)],
    ['unitPrice', knownCents(unit.unitPrice)],
    ['unitCost', assumed],
  ];
  for (const [from, cents] of sources) if (isPrice(cents)) return { cents, from };
  return { cents: toCents(ASSUMED_SALE_PRICE.otherwise), from: 'fixed' };
}

/** A price's source in one word, as people read it beside the price. */
export const salePriceWords: Readonly<Record<SalePriceSource, string>> = {
  won: 'won',
  order: 'order',
  sellPrice: 'unit',
  unitPrice: 'unit',
  unitCost: 'assumed',
  fixed: 'assumed',
};

const ownCost = (unit: PricedUnit, part: CostPart) =>
  ({ unit: unit.unitCost, labor: unit.laborCosts, materials: unit.materialsCost })[part];

/** Null where there is no amount, one below 0, or one too large to be counted in cents. */
function knownCents(dollars: number | null): number | null {
  const cents = dollars === null ? -1 : toCents(dollars);
  return dollars !== null && dollars >= 0 && Number.isSafeInteger(cents) ? cents : null;
}
