import type { Unit } from '../../../contract/unit/unit';
import { PROFIT_POINTS_BELOW_MARGIN } from '../../limits';
import { toCents, toDollars } from '../cents';
import { salePriceOf } from '../salePrice';
import { addOnCosts } from './addOnCosts';
import type { CostOptions } from './costOptions';

/** Cost, price and margin of one unit with its options. US dollars; null where the server gives nothing to count from. */
export interface Estimate {
  salePrice: number | null;
  cost: number | null;
  materials: number;
  labor: number;
  /** Cost and materials (spec section 9); labor stands on its own. */
  totalCost: number | null;
  margin: number | null;
  /** Percent of the sale price; 0 without a sale price, null without a cost. */
  marginPercentage: number | null;
  /** Margin percentage less 17.5 points. */
  profitPercentage: number | null;
}

/** The cost rules of the comparison page (spec section 9), counted in whole cents. */
export function estimate(unit: Unit, options: CostOptions, orderSalePrice: number | null): Estimate {
  const salePrice = salePriceOf(unit.m_price, orderSalePrice);
  const cost = costCents(unit, options);
  const materials = materialsCents(options);
  const labor = options.reTank ? inputCents(options.reTankCost) : 0;
  const margin = salePrice === null || cost === null ? null : toCents(salePrice) - (cost + labor + materials);
  const marginPercentage = cost === null ? null : percentage(margin, salePrice);
  return {
    salePrice,
    cost: dollarsOrNull(cost),
    materials: toDollars(materials),
    labor: toDollars(labor),
    totalCost: dollarsOrNull(cost === null ? null : cost + materials),
    margin: dollarsOrNull(margin),
    marginPercentage,
    profitPercentage: marginPercentage === null ? null : marginPercentage - PROFIT_POINTS_BELOW_MARGIN,
  };
}

function costCents(unit: Unit, options: CostOptions): number | null {
  if (unit.jcm_total_cost === null) return null;
  const costs = addOnCosts(unit);
  const fr3 = options.fr3Enabled ? 0 : -toCents(costs.fr3);
  return toCents(unit.jcm_total_cost) + fr3 + (options.turnPull ? toCents(costs.turnPull) : 0);
}

function materialsCents(options: CostOptions): number {
  const feed = options.feedConversion ? toCents(options.feedConversionCost) : 0;
  if (!options.replacementCabinet) return feed;
  return feed + toCents(options.replacementCabinetCost) + inputCents(options.additionalCabinetCost);
}

const inputCents = (text: string) => toCents(Number(text) || 0);
const dollarsOrNull = (cents: number | null) => (cents === null ? null : toDollars(cents));

/** A price of less than half a cent is none. */
function percentage(marginCents: number | null, salePrice: number | null): number {
  const price = toCents(salePrice ?? 0);
  return marginCents === null || price <= 0 ? 0 : (marginCents / price) * 100;
}
