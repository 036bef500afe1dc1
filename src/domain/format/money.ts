import { plainNumber, type Quantity } from '../quantity/quantity';
import { madeOnce } from './madeOnce';
import { NOT_AVAILABLE } from './orNA';

const US_DOLLARS = { style: 'currency', currency: 'USD', signDisplay: 'negative' } as const;
const dollars = madeOnce(() => new Intl.NumberFormat('en-US', { ...US_DOLLARS, maximumFractionDigits: 0 }));
const dollarsAndCents = madeOnce(() => new Intl.NumberFormat('en-US', US_DOLLARS));

/** US dollars, rounded to whole dollars as spec section 9 says ('$41,250'); 'N/A' where it is no number. */
export function formatMoney(value: Quantity): string {
  const number = plainNumber(value);
  return number === null ? NOT_AVAILABLE : dollars().format(number);
}

/** US dollars of a price as it was set, with its cents where it has some ('$41,250.50', '$41,250'). */
export function formatPrice(value: Quantity): string {
  const number = plainNumber(value);
  if (number === null) return NOT_AVAILABLE;
  const text = dollarsAndCents().format(number);
  return text.endsWith('.00') ? text.slice(0, -3) : text;
}
