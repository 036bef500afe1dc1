import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FILTER_DEBOUNCE_MS } from '../../../../domain/limits';
import { defaultOrderFilters, type OrderFilters, resetFilter } from '../../../../domain/orders/orderFilters';
import { type OrderSort, sortOfDue } from '../../../../domain/orders/orderSort';
import {
  asSpecified,
  type ListView,
  type OrderList,
  type OrderRows,
  pageSizeOf,
  readList,
  reshaped,
  writeList,
} from '../../../../domain/orders/orderList';
import { toCountsQuery, toOrdersQuery } from '../../../../domain/orders/ordersQuery';
import { useGetOrdersCountsQuery } from '../api/orders';
import { useInsights } from '../../../store/hooks';
import { useDebounced } from '../../../lib/useDebounced';

/** A filter, sort or status change returns to page 1. */
export function useOrderList() {
  const hasInsights = useInsights();
  const read = (address: URLSearchParams) => (hasInsights ? readList(address) : asSpecified(readList(address)));
  const [query, setQuery] = useSearchParams();
  const [{ of, list }, setWanted] = useState(() => ({ of: query, list: read(query) }));
  // The router updates the address late: until then the last chosen list counts, so no quick change is lost.
  if (of !== query) setWanted({ of: query, list: read(query) });
  const change = (part: Partial<OrderList>) => {
    const next = { ...list, ...part };
    setWanted({ of: query, list: next });
    setQuery(writeList(next));
  };
  const filters = (next: OrderFilters) =>
    change({ filters: next, sort: sortOfDue(list.sort, list.filters.due, next.due), page: 1 });
  const actions = {
    filter: (part: Partial<OrderFilters>) => filters({ ...list.filters, ...part }),
    unfilter: (filter: keyof OrderFilters) => filters(resetFilter(list.filters, filter)),
    /** Resets everything but the status, which is not part of the filter panel. */
    clearFilters: () => filters({ ...defaultOrderFilters, status: list.filters.status }),
    sort: (sort: OrderSort) => change({ sort, page: 1 }),
    turnTo: (page: number) => change({ page }),
    view: (view: ListView) => change(reshaped(list, { view })),
    showRows: (rows: OrderRows) => change(reshaped(list, { rows })),
  };
  return [list, actions] as const;
}

export type OrderListActions = ReturnType<typeof useOrderList>[1];

/** Debounces filter changes into one request; sorting and paging are immediate. */
export function useDebouncedQuery(list: OrderList) {
  const { filters, sort, page } = list;
  const wanted = { query: toOrdersQuery(filters, sort, page, pageSizeOf(list)), filters };
  const wantedFilters = JSON.stringify(filters);
  const isCurrent = useDebounced(wantedFilters, FILTER_DEBOUNCE_MS) === wantedFilters;
  const [last, setLast] = useState(wanted);

  if (isCurrent && JSON.stringify(last) !== JSON.stringify(wanted)) setLast(wanted);
  return { ...(isCurrent ? wanted : last), isCurrent };
}

export type DebouncedQuery = ReturnType<typeof useDebouncedQuery>;

/** Each count applies the other filters. Undefined if unknown or unavailable. */
export function useOrdersCounts(list: OrderList) {
  const { filters } = useDebouncedQuery(list);
  const { currentData, isLoading } = useGetOrdersCountsQuery(toCountsQuery(filters), { skip: !useInsights() });
  return { counts: currentData, isLoading };
}
