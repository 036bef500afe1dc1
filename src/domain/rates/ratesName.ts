import type { NamedRates } from '../../contract/rates/rateSets';
import { formatDate } from '../format/date';

/** 'Rates of 1 November 2026'; those of the specification are the standard rates. */
export const ratesName = ({ holdsFrom }: Pick<NamedRates, 'holdsFrom'>): string =>
  holdsFrom === null ? 'Standard rates' : `Rates of ${formatDate(holdsFrom)}`;
