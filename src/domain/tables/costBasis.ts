import { PROFIT_POINTS_BELOW_MARGIN } from '../limits';
import { DOLLARS } from './basis';
import type { Basis } from './table';

/** What cost, margin and profit of a unit for an order count from. */
export const COST_BASIS: readonly Basis[] = [
  DOLLARS,
  ['Price', "The order's; without one, the list price of the unit"],
  ['Cost', 'Unit, labor and materials as recorded, with the work that is switched on'],
  ['Margin', 'Price less cost, and materials and labor of the work; per cent of the price'],
  ['Profit', `Margin less the percentage points of the rates, ${PROFIT_POINTS_BELOW_MARGIN} by the standard ones`],
];
