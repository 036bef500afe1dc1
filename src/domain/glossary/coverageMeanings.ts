import type { Coverage } from '../../contract/orders/ordersBands';

/** How the stock covers an order, explained for tooltips. */
export const coverageMeanings: Readonly<Record<Coverage, string>> = {
  fits: 'A unit in stock meets every requirement as it is.',
  work: 'A unit in stock meets every requirement after work.',
  check: 'A required value of the best unit in stock is not recorded, or cannot be read.',
  misses: 'The best unit in stock misses a requirement. Ask the customer first.',
  none: 'Every unit in stock fails a critical requirement.',
  'not stated': 'Without kVA and voltages, no unit can be matched.',
};
