import type { Coverage } from '../../contract/order/coverage';

/** What the best available unit of an order is, in a mark, a filter and its chip. */
export const coverageWords: Readonly<Record<Coverage, string>> = {
  perfect: 'Perfect unit',
  acceptable: 'Acceptable unit',
  work: 'Unit with work',
  none: 'No unit serves',
};
