import { GOOD_MARGIN_PERCENT } from '../limits';
import { toCents } from './cents';

/** Good (green) from 30 percent of the price, else bad (red). */
export type MarginTone = 'good' | 'bad';

/** The tone of a margin, compared in whole cents; US dollars. */
export const marginTone = (margin: number, salePrice: number): MarginTone =>
  toCents(margin) * 100 >= toCents(salePrice) * GOOD_MARGIN_PERCENT ? 'good' : 'bad';
