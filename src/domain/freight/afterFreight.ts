import { toCents, toDollars } from '../cost/cents';
import type { Estimate } from '../cost/comparison/estimate';
import type { Freight } from './freight';

type Margin = Pick<Estimate, 'margin' | 'salePrice'>;

/** What freight leaves of a margin: US dollars and percent of the sale price. Null if either is not known. */
export function afterFreight({ margin, salePrice }: Margin, freight: Freight | null) {
  const dollars = freightDollars(freight);
  if (dollars === null || margin === null || salePrice === null || toCents(salePrice) === 0) return null;
  const left = toCents(margin) - toCents(dollars);
  return { dollars: toDollars(left), percent: (left * 100) / toCents(salePrice) };
}

/** US dollars of freight that the margin pays: nothing if the customer does; null if not known. */
export function freightDollars(freight: Freight | null): number | null {
  if (freight === null || freight.kind === 'not known') return null;
  return freight.kind === 'known' ? freight.dollars : 0;
}
