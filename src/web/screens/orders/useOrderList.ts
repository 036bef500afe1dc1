import { useSearchParams } from 'react-router-dom';
import {
  defaultOrderFilters,
  resetFilter,
  type OrderFilters,
  type OrderSort,
} from '../../../domain/order/orderFilters';
import { readList, writeList, type ListView, type OrderList } from './listAddress';

export interface OrderListVerbs {
  filter: (change: Partial<OrderFilters>) => void;
  unfilter: (filter: keyof OrderFilters) => void;
  /** All filters but the status, which is not one of the filter panel. */
  clearFilters: () => void;
  sort: (sort: OrderSort) => void;
  turnTo: (page: number) => void;
  view: (view: ListView) => void;
}

/** The orders list of the address, and how to change it. Any filter, sort or status change returns to page 1. */
export function useOrderList(): [OrderList, OrderListVerbs] {
  const [query, setQuery] = useSearchParams();
  const list = readList(query);
  const change = (part: Partial<OrderList>) => setQuery(writeList({ ...list, ...part }));
  const filters = (next: OrderFilters) => change({ filters: next, page: 1 });
  const verbs: OrderListVerbs = {
    filter: (part) => filters({ ...list.filters, ...part }),
    unfilter: (filter) => filters(resetFilter(list.filters, filter)),
    clearFilters: () => filters({ ...defaultOrderFilters, status: list.filters.status }),
    sort: (sort) => change({ sort, page: 1 }),
    turnTo: (page) => change({ page }),
    view: (view) => change({ view }),
  };
  return [list, verbs];
}
