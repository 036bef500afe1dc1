import { toCents, toDollars } from '../cents';
import type { Estimate } from './estimate';

/** All that a unit costs for an order, so that the price less it is the margin; US dollars, null where none is recorded. */
export const allCosts = ({ totalCost, labor }: Pick<Estimate, 'totalCost' | 'labor'>): number | null =>
  totalCost === null ? null : toDollars(toCents(totalCost) + toCents(labor));
