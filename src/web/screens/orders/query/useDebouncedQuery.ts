import { useEffect, useState } from 'react';
import type { OrdersQuery } from '../../../../contract/order/ordersQuery';
import { FILTER_DEBOUNCE_MS } from '../../../../domain/limits';
import { toOrdersQuery } from '../../../../domain/order/ordersQuery';
import type { OrderList } from '../../../../domain/order/orderList';

/**
 * The request for a list. Filter changes are debounced, so that several in a row make one request; until then the last
 * query stands. Sorting and paging are not delayed.
 */
export function useDebouncedQuery({ filters, sort, page }: OrderList): { query: OrdersQuery; isCurrent: boolean } {
  const wanted = toOrdersQuery(filters, sort, page);
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
  return { query: isCurrent ? wanted : last, isCurrent };
}
