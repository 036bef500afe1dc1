import { useEffect, useState } from 'react';
import type { OrdersQuery } from '../../../../contract/order/ordersQuery';
import { FILTER_DEBOUNCE_MS } from '../../../../domain/limits';
import { toOrdersQuery } from '../../../../domain/order/ordersQuery';
import type { OrderList } from './orderListUrl';

/**
 * The query to ask for a list. Changed filters are left to settle, so that several changes in a row make one request;
 * until then the last query stands. Sorting and paging are not delayed.
 */
export function useDebouncedQuery({ filters, sort, page }: OrderList): { query: OrdersQuery; isCurrent: boolean } {
  const wanted = toOrdersQuery(filters, sort, page);
  const wantedFilters = JSON.stringify(filters);
  const [settledFilters, setSettledFilters] = useState(wantedFilters);
  const [held, setHeld] = useState(wanted);
  const isCurrent = settledFilters === wantedFilters;

  // A timer is what a debounce is.
  useEffect(() => {
    const timer = setTimeout(() => setSettledFilters(wantedFilters), FILTER_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wantedFilters]);

  if (isCurrent && JSON.stringify(held) !== JSON.stringify(wanted)) setHeld(wanted);
  return { query: isCurrent ? wanted : held, isCurrent };
}
