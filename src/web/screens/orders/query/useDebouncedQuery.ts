import { useEffect, useState } from 'react';
import type { OrdersQuery } from '../../../../contract/order/ordersQuery';
import { FILTER_DEBOUNCE_MS } from '../../../../domain/limits';
import type { OrderFilters } from '../../../../domain/order/orderFilters';
import { toOrdersQuery } from '../../../../domain/order/ordersQuery';
import { pageSizeOf, type OrderList } from '../../../../domain/order/orderList';

export interface DebouncedQuery {
  query: OrdersQuery;
  /** Those of the query. */
  filters: OrderFilters;
  isCurrent: boolean;
}

/**
 * The request for a list. Filter changes are debounced, so that several in a row make one request; until then the last
 * query stands. Sorting and paging are not delayed.
 */
export function useDebouncedQuery(list: OrderList): DebouncedQuery {
  const { filters, sort, page } = list;
  const wanted = { query: toOrdersQuery(filters, sort, page, pageSizeOf(list)), filters };
  const wantedFilters = JSON.stringify(filters);
  const [debouncedFilters, setDebouncedFilters] = useState(wantedFilters);
  const [last, setLast] = useState(wanted);
  const isCurrent = debouncedFilters === wantedFilters;

  // Timers are outside React.
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedFilters(wantedFilters), FILTER_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wantedFilters]);

  if (isCurrent && JSON.stringify(last) !== JSON.stringify(wanted)) setLast(wanted);
  return { ...(isCurrent ? wanted : last), isCurrent };
}
