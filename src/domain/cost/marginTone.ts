import { DEFAULT_RATES, type Rates } from '../rates/rates';
import { toCents } from './cents';

/** Good (green) from the threshold of the rates, else bad (red). */
export type MarginTone = 'good' | 'bad';

/** The tone of a margin, compared in whole cents; US dollars. */
export const marginTone = (
  margin: number,
  salePrice: number,
  { goodMargin }: Pick<Rates, 'goodMargin'> = DEFAULT_RATES,
): MarginTone => (toCents(margin) * 100 >= toCents(salePrice) * goodMargin ? 'good' : 'bad');
