import type { Unit } from '../../contract/units/unit';
import { toCents } from './cents';

/** Whether a price can be calculated with: above 0. */
export const isPrice = (price: number | null): price is number => price !== null && price > 0;

/** An order's sale price, or the price it was won at; US dollars. */
export type OrderPrice = number | null | { readonly won: number };

/** Source of a price: the won estimate, the order, the unit's list price, or the server's unit. */
export type PriceOrigin = 'won' | 'order' | 'list' | 'unit';

/** The won price, else the first above 0 of the server's price for the unit, the order's price and the unit's list price. */
export function salePriceOf(
  { m_price: given, list_price: list }: Pick<Unit, 'm_price' | 'list_price'>,
  orderPrice: OrderPrice,
): { dollars: number; origin: PriceOrigin } | null {
  if (isWon(orderPrice)) return { dollars: orderPrice.won, origin: 'won' };
  const dollars = [given, orderPrice, list].find(isPrice);
  if (dollars === undefined) return null;
  if (isSamePrice(dollars, orderPrice)) return { dollars, origin: 'order' };
  return { dollars, origin: isSamePrice(dollars, list) ? 'list' : 'unit' };
}

export const isWon = (price: OrderPrice): price is { readonly won: number } =>
  typeof price === 'object' && price !== null;

const isSamePrice = (price: number, other: number | null) => isPrice(other) && toCents(price) === toCents(other);
