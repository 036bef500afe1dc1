/**
 * A second reckoning of an estimate on the comparison page, from its rules alone (spec section 9 and the readings of it), in
 * whole cents: no amount is ever a fraction here.
 */
export interface PricesInCents {
  /** jcm_total_cost; FR3 is part of it. */
  base: number | null;
  price: number | null;
  listPrice: number | null;
  orderPrice: number | null;
  fr3: number;
  turnPull: number;
  feedConversion: number;
  cabinet: number;
  additionalCabinet: number;
  /** As entered. */
  reTank: number;
}

export type SwitchedOn = Readonly<Record<'fr3' | 'turnPull' | 'feedConversion' | 'cabinet' | 'reTank', boolean>>;

export function estimateByHand(cents: PricesInCents, on: SwitchedOn) {
  const price = [cents.price, cents.orderPrice, cents.listPrice].find((each) => each !== null && each > 0) ?? null;
  const materials =
    (on.feedConversion ? cents.feedConversion : 0) + (on.cabinet ? cents.cabinet + cents.additionalCabinet : 0);
  const labor = on.reTank ? cents.reTank : 0;
  if (cents.base === null) {
    return { price, materials, labor, cost: null, totalCost: null, margin: null, percent: null, profit: null };
  }
  const cost = cents.base - (on.fr3 ? 0 : cents.fr3) + (on.turnPull ? cents.turnPull : 0);
  const margin = price === null ? null : price - (cost + labor + materials);
  const percent = price === null || margin === null ? 0 : (margin / price) * 100;
  return { price, materials, labor, cost, totalCost: cost + materials, margin, percent, profit: percent - 17.5 };
}
