import type { OrdersQuery } from '../../contract/order/ordersQuery';

/** What the best available unit of an order is, in a mark, a filter, its chip and a chart. */
export const coverageWords: Readonly<Record<NonNullable<OrdersQuery['coverage']>, string>> = {
  perfect: 'Perfect unit',
  acceptable: 'Acceptable unit',
  work: 'Unit with work',
  none: 'No unit serves',
  'not judged': 'Still judging',
};
