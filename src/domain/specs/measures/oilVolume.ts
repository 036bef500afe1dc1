import { plainNumber, quantityText, type Quantity } from '../../quantity/quantity';

/** Liters in a US gallon (exact by definition). */
export const LITERS_PER_GALLON = 3.785411784;

/** Liters as whole US gallons, as text; other text stays as it is. */
export function litersAsGallons(liters: Quantity): string {
  const number = plainNumber(liters);
  return number === null ? quantityText(liters) : String(Math.round(number / LITERS_PER_GALLON));
}

/** Gallons rounded to whole ones, so that a converted requirement can equal them. */
export function wholeGallons(gallons: Quantity): string {
  const number = plainNumber(gallons);
  return number === null ? quantityText(gallons) : String(Math.round(number));
}
