import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  defaultOrderFilters,
  resetFilter,
  type OrderFilters,
  type OrderSort,
} from '../../../../domain/order/orderFilters';
import {
  asSpecified,
  readList,
  reshaped,
  writeList,
  type ListView,
  type OrderList,
  type OrderRows,
} from '../../../../domain/order/orderList';
import { useInsights } from '../../../state/hooks';

export interface OrderListActions {
  filter: (change: Partial<OrderFilters>) => void;
  unfilter: (filter: keyof OrderFilters) => void;
  /** All filters but the status, which is not one of the filter panel. */
  clearFilters: () => void;
  sort: (sort: OrderSort) => void;
  turnTo: (page: number) => void;
  view: (view: ListView) => void;
  showRows: (rows: OrderRows) => void;
}

/** The orders list of the address, and how to change it. Any filter, sort or status change returns to page 1. */
export function useOrderList(): [OrderList, OrderListActions] {
  const hasInsights = useInsights();
  const read = (address: URLSearchParams) => (hasInsights ? readList(address) : asSpecified(readList(address)));
  const [query, setQuery] = useSearchParams();
  const [{ of, list }, setWanted] = useState(() => ({ of: query, list: read(query) }));
  // The router updates the address late: until then the list is the last one chosen, so that no quick change is lost.
  if (of !== query) setWanted({ of: query, list: read(query) });
  const change = (part: Partial<OrderList>) => {
    const next = { ...list, ...part };
    setWanted({ of: query, list: next });
    setQuery(writeList(next));
  };
  const filters = (next: OrderFilters) => change({ filters: next, page: 1 });
  const actions: OrderListActions = {
    filter: (part) => filters({ ...list.filters, ...part }),
    unfilter: (filter) => filters(resetFilter(list.filters, filter)),
    clearFilters: () => filters({ ...defaultOrderFilters, status: list.filters.status }),
    sort: (sort) => change({ sort, page: 1 }),
    turnTo: (page) => change({ page }),
    view: (view) => change(reshaped(list, { view })),
    showRows: (rows) => change(reshaped(list, { rows })),
  };
  return [list, actions];
}
