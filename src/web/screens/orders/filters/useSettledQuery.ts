import { useEffect, useState } from 'react';
import type { OrdersQuery } from '../../../../contract/order/ordersQuery';
import { FILTER_DEBOUNCE_MS } from '../../../../domain/limits';
import { toOrdersQuery } from '../../../../domain/order/ordersQuery';
import type { OrderList } from './listAddress';

/**
 * The query to ask for a list. Changed filters are left to settle, so that several changes in a row make one request;
 * until then the last query stands. Sorting and paging are not delayed.
 */
export function useSettledQuery({ filters, sort, page }: OrderList): { query: OrdersQuery; isSettled: boolean } {
  const wanted = toOrdersQuery(filters, sort, page);
  const wantedFilters = JSON.stringify(filters);
  const [settledFilters, setSettledFilters] = useState(wantedFilters);
  const [held, setHeld] = useState(wanted);
  const isSettled = settledFilters === wantedFilters;

  // A timer is what a debounce is.
  useEffect(() => {
    const timer = setTimeout(() => setSettledFilters(wantedFilters), FILTER_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wantedFilters]);

  if (isSettled && JSON.stringify(held) !== JSON.stringify(wanted)) setHeld(wanted);
  return { query: isSettled ? wanted : held, isSettled };
}
