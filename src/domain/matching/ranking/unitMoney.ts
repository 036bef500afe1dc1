import { toCents } from '../../cost/cents';
import { isPrice } from '../../cost/salePrice';
import type { Candidate } from '../reading/candidate';
import type { Totals } from './totals';

/** A unit's costs and price in whole cents. */
export interface UnitMoney {
  /** Unit, labor and materials. */
  base: number;
  /** List price. */
  price: number | null;
  fr3Fill: number;
  turnPull: number;
  feedConversion: number;
}

export function moneyOf(unit: Candidate): UnitMoney {
  return {
    base: toCents(unit.unitCost) + toCents(unit.laborCost) + toCents(unit.materialsCost),
    price: unit.listPrice === null ? null : toCents(unit.listPrice),
    fr3Fill: toCents(unit.fr3FillCost),
    turnPull: toCents(unit.turnPullCost),
    feedConversion: toCents(unit.feedConversionCost),
  };
}

/** The base cost, and the FR3 fill where one is needed, in cents. */
export const totalCents = (money: UnitMoney, needs: Totals): number => money.base + (needs.fr3Fill ? money.fr3Fill : 0);

/** What closes the gaps that work can close, in cents; one turn pull serves both voltages. */
export const gapCents = (money: UnitMoney, needs: Totals): number =>
  (needs.turnPull ? money.turnPull : 0) +
  (needs.feedConversion ? money.feedConversion : 0) +
  (needs.fr3Fill ? money.fr3Fill : 0);

/** Percent of the price; null without a price. */
export const marginPercentage = (priceCents: number | null, totalCents: number): number | null =>
  priceCents === null ? null : ((priceCents - totalCents) / priceCents) * 100;

/** The price a margin is counted from, in cents: the order's, else the list price; null where neither has one. */
export function priceCents(money: UnitMoney, salePrice: number | null): number | null {
  const price = isPrice(salePrice) ? toCents(salePrice) : money.price;
  return isPrice(price) ? price : null;
}
