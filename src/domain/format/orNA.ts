import { quantityText, type Quantity } from '../quantity/quantity';

/** What is shown for a value that is missing (spec sections 2 and 3). */
export const NOT_AVAILABLE = 'N/A';

/** The value as text, or 'N/A' where it is empty, missing or no number. */
export function orNA(value: Quantity): string {
  return quantityText(value) || NOT_AVAILABLE;
}
