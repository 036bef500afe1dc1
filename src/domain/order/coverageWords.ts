import type { OrdersQuery } from '../../contract/order/ordersQuery';

/** The fit class of an order's best available unit, in a mark, a filter, its chip and a chart. */
export const coverageWords: Readonly<Record<NonNullable<OrdersQuery['coverage']>, string>> = {
  fits: 'Fits',
  work: 'Fits with work',
  check: 'To be checked',
  misses: 'Misses a requirement',
  none: 'No unit fits',
  'not stated': 'Order does not state kVA and voltages',
  'not covered': 'Not covered',
  'not judged': 'Still judging',
};
