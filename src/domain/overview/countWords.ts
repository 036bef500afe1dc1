import { formatMoney } from '../format/money';
import { formatNumber } from '../format/number';

/** '1 open order', '1,204 open orders'. */
export const countWords = (count: number, one: string): string =>
  `${formatNumber(count)} ${one}${count === 1 ? '' : 's'}`;

/** What a worth is based on: '138 open orders, $5,204,000, 12 without a price'. */
export function worthWords({
  orders,
  value,
  withoutPrice,
}: {
  orders: number;
  value: number;
  withoutPrice: number;
}): string {
  const missing = withoutPrice > 0 ? [`${formatNumber(withoutPrice)} without a price`] : [];
  return [countWords(orders, 'open order'), formatMoney(value), ...missing].join(', ');
}
