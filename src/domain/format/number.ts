import { plainNumber, type Quantity } from '../quantity/quantity';
import { madeOnce } from './madeOnce';
import { NOT_AVAILABLE } from './orNA';

/** A number with thousands separators and at most two decimals ('12,470'); 'N/A' where it is none. */
export function formatNumber(value: Quantity): string {
  const number = plainNumber(value);
  return number === null ? NOT_AVAILABLE : numbers().format(number);
}

/** Percent, one decimal ('32.5%'); 'N/A' where it is no number. */
export function formatPercentage(value: Quantity): string {
  const number = plainNumber(value);
  return number === null ? NOT_AVAILABLE : percentages().format(number / 100);
}

const numbers = madeOnce(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }));
const percentages = madeOnce(
  () =>
    new Intl.NumberFormat('en-US', {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: 'negative',
    }),
);
