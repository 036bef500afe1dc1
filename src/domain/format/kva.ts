import { plainNumber, quantityText, type Quantity } from '../quantity/quantity';
import { formatNumber } from './number';
import { NOT_AVAILABLE } from './orNA';

/** A rating without its unit of measure ('1,500'); other text as it is, empty where there is none. */
export const kvaText = (value: Quantity): string =>
  plainNumber(value) === null ? quantityText(value) : formatNumber(value);

/** A rating as it is written everywhere ('1,500 kVA'); 'N/A' where there is none. */
export function formatKva(value: Quantity): string {
  const text = kvaText(value);
  if (text === '') return NOT_AVAILABLE;
  return plainNumber(text) === null ? text : `${text} kVA`;
}
