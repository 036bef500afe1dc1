import { toCents } from '../../cost/cents';
import type { Candidate } from '../features/candidate';
import type { Tally } from './tally';

/** A unit's costs and price in whole cents. */
export interface UnitMoney {
  /** Unit, labor and materials. */
  base: number;
  /** List price; null where there is none above 0. */
  price: number | null;
  fr3Fill: number;
  turnPull: number;
  feedConversion: number;
}

export function moneyOf(unit: Candidate): UnitMoney {
  return {
    base: toCents(unit.unitCost) + toCents(unit.laborCost) + toCents(unit.materialsCost),
    price: unit.listPrice !== null && unit.listPrice > 0 ? toCents(unit.listPrice) : null,
    fr3Fill: toCents(unit.fr3FillCost),
    turnPull: toCents(unit.turnPullCost),
    feedConversion: toCents(unit.feedConversionCost),
  };
}

/** The base cost, and the FR3 fill where one is needed, in cents. */
export const totalCents = (money: UnitMoney, needs: Tally): number => money.base + (needs.fr3Fill ? money.fr3Fill : 0);

/** What closes the gaps that work can close, in cents; one turn pull serves both voltages. */
export const gapCents = (money: UnitMoney, needs: Tally): number =>
  (needs.turnPull ? money.turnPull : 0) +
  (needs.feedConversion ? money.feedConversion : 0) +
  (needs.fr3Fill ? money.fr3Fill : 0);

/** Percent of the price; null without a price. */
export const marginPercentage = (priceCents: number | null, totalCents: number): number | null =>
  priceCents === null ? null : ((priceCents - totalCents) / priceCents) * 100;

/** The price a margin is counted from: the unit's own, else the order's; null where neither is above 0. Cents. */
export function priceCents(money: UnitMoney, salePrice: number | null): number | null {
  return money.price ?? (salePrice !== null && salePrice > 0 ? toCents(salePrice) : null);
}
