import { paginate, rangeText } from '../../../domain/comparison/paginate';
import { PAGE_SIZES } from '../../../domain/limits';
import { readReservedList, searchReserved } from '../../../domain/reservations/reservedList';
import { getReservations } from '../../state/api/reservations';
import type { ScreenObserver } from './observed';

/** Reserved Transformers: the units on the page. */
export const observeReserved: ScreenObserver = (state, _id, query) => {
  const { data } = getReservations.select(undefined)(state);
  if (!data) return {};
  const { text, page } = readReservedList(query);
  const { items, ...range } = paginate(searchReserved(data.results, text), page, PAGE_SIZES.reserved);
  return {
    'reserved.listed': items.map(({ itemCode, orderId }) => `${itemCode} for ${orderId}`),
    'reserved.pageText': rangeText(range, 'reserved transformers'),
  };
};
