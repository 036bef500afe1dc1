import { toCents } from './cents';
import { DEFAULT_RATES, type Rates } from '../rates/rates';

export type MarginTone = 'good' | 'bad';

/** The tone of a margin, compared in whole cents; US dollars. */
export const marginTone = (
  margin: number,
  salePrice: number,
  { goodMargin }: Pick<Rates, 'goodMargin'> = DEFAULT_RATES,
): MarginTone => (toCents(margin) * 100 >= toCents(salePrice) * goodMargin ? 'good' : 'bad');
