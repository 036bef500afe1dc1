import type { Work } from '../../contract/unit/unit';

/** What is said of needed work that has no recorded cost, everywhere. */
export const COST_NOT_RECORDED = 'cost not recorded';

/** Work that a unit needs for an order; US dollars, null where no cost is recorded. */
export interface PricedWork {
  work: Work;
  cost: number | null;
  /** The price of the rates stands in for a cost that is not recorded. */
  isByRate?: boolean;
}

/** What work costs, US dollars; a cost of 0 is not recorded. */
export const recordedCost = (dollars: number | null): number | null =>
  dollars !== null && dollars > 0 ? dollars : null;
