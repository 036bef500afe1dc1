import type { Unit } from '../../contract/unit/unit';
import { toCents } from './cents';

/** Whether a price is one to count from: above 0. */
export const isPrice = (price: number | null): price is number => price !== null && price > 0;

/** Where a price comes from: the order's sale price, the unit's list price, or one that a server gave with the unit. */
export type PriceOrigin = 'order' | 'list' | 'unit';

/** A price to count from, and the word that says where it comes from. */
export interface SalePrice {
  /** US dollars, above 0. */
  dollars: number;
  origin: PriceOrigin;
}

/**
 * What a unit brings when it is sold for an order: the price that the server gave with it, else the order's sale price,
 * else the unit's list price; the first above 0. Our server gives the order's price, or the list price where it has none.
 */
export function salePriceOf(
  { m_price: given, list_price: list }: Pick<Unit, 'm_price' | 'list_price'>,
  orderSalePrice: number | null,
): SalePrice | null {
  const dollars = [given, orderSalePrice, list].find(isPrice);
  if (dollars === undefined) return null;
  if (isSamePrice(dollars, orderSalePrice)) return { dollars, origin: 'order' };
  return { dollars, origin: isSamePrice(dollars, list) ? 'list' : 'unit' };
}

const isSamePrice = (price: number, other: number | null) => isPrice(other) && toCents(price) === toCents(other);
