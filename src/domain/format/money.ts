import { plainNumber, type Quantity } from '../quantity/quantity';
import { NOT_AVAILABLE } from './orNA';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
  signDisplay: 'negative',
});

/** US dollars, rounded to whole dollars as spec section 9 says ('$41,250'); 'N/A' where it is no number. */
export function formatMoney(value: Quantity): string {
  const number = plainNumber(value);
  return number === null ? NOT_AVAILABLE : dollars.format(number);
}
