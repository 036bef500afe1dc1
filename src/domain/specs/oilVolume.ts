import { plainNumber, quantityText, type Quantity } from '../quantity/quantity';

/** Litres in a US gallon (exact by definition). */
export const LITRES_PER_GALLON = 3.785411784;

/** Litres as whole US gallons, as text; other text stays as it is. */
export function litresAsGallons(litres: Quantity): string {
  const number = plainNumber(litres);
  return number === null ? quantityText(litres) : String(Math.round(number / LITRES_PER_GALLON));
}

/** Gallons rounded to whole ones, so that a converted requirement can equal them. */
export function wholeGallons(gallons: Quantity): string {
  const number = plainNumber(gallons);
  return number === null ? quantityText(gallons) : String(Math.round(number));
}
