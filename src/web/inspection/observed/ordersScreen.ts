import { pageRange, rangeText } from '../../../domain/comparison/paginate';
import { formatPrice } from '../../../domain/format/money';
import { activeFilterChips } from '../../../domain/order/orderFilters';
import { pageSizeOf, readList } from '../../../domain/order/orderList';
import { toOrdersQuery } from '../../../domain/order/ordersQuery';
import { getOrders } from '../../state/api/orders/orders';
import { getStates } from '../../state/api/states';
import { selectDisplayOrder } from '../../state/selectors/displayOrder';
import type { ScreenObserver } from './observed';

/** Open Orders: which page is asked for, and what is listed of it. */
export const observeOrders: ScreenObserver = (state, _id, query) => {
  const list = readList(query);
  const { filters, sort, page } = list;
  const wanted = toOrdersQuery(filters, sort, page, pageSizeOf(list));
  const { data } = getOrders.select(wanted)(state);
  const { data: states = [] } = getStates.select(undefined)(state);
  return {
    'orders.query': wanted,
    'orders.filters': activeFilterChips(filters, states).map(({ label }) => label),
    'orders.pageText': data ? rangeText(pageRange(data.count, data.page, data.size), 'orders') : null,
    'orders.listed':
      data?.results.map(selectDisplayOrder).map(({ id, dollarValue }) => `${id} ${formatPrice(dollarValue)}`) ?? null,
  };
};
