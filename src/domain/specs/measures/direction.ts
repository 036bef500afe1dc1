import { listOf } from '../../format/listOf';
import { formatNumber } from '../../format/number';
import { plainNumber, type Quantity } from '../../quantity/quantity';
import { measured } from './measured';

/** What a larger value than the required one is called, and a smaller one: 'wider', 'narrower'. */
export type Direction = readonly [larger: string, smaller: string];

/** How far a number is from the required one, in `unitOfMeasure`: '5 in wider'; null where that cannot be said, or is nothing. */
export function offBy(
  required: Quantity,
  actual: Quantity,
  direction: Direction | undefined,
  unitOfMeasure: string | undefined,
): string | null {
  const [wanted, given] = [plainNumber(required), plainNumber(actual)];
  if (direction === undefined || wanted === null || given === null || wanted === given) return null;
  const [larger, smaller] = direction;
  const amount = formatNumber(Math.abs(given - wanted));
  return amount === '0' ? null : `${measured(amount, unitOfMeasure)} ${given > wanted ? larger : smaller}`;
}

/** '5 in wider than asked', '1 in wider and 3 in shallower than asked'; null without any. */
export function thanAsked(offs: readonly (string | null)[]): string | null {
  const named = offs.filter((off) => off !== null);
  return named.length === 0 ? null : `${listOf(named)} than asked`;
}
