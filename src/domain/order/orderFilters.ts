import type { DeliveryState } from '../../contract/states';
import type { ORDER_AGES } from '../limits';

export type OrderAge = (typeof ORDER_AGES)[number];
export type JobTypeFilter = 'all' | 'RC' | 'RW';
export type StatusFilter = 'all' | 'unassigned' | 'assigned';

/** What narrows the orders list (spec section 3). */
export interface OrderFilters {
  /** Part of a sales order number or job number. */
  searchTerm: string;
  salesperson: string;
  customerName: string;
  /** Ordered within this many days; '0' is all. */
  orderAge: OrderAge;
  jobType: JobTypeFilter;
  /** A state's code, or 'all'. */
  customerLocation: string;
  shippingState: string;
  shippedFromState: string;
  status: StatusFilter;
}

export const defaultOrderFilters: OrderFilters = {
  searchTerm: '',
  salesperson: '',
  customerName: '',
  orderAge: '0',
  jobType: 'all',
  customerLocation: 'all',
  shippingState: '',
  shippedFromState: '',
  status: 'unassigned',
};

export interface OrderSort {
  by: 'orderDate' | 'price';
  direction: 'asc' | 'desc';
}
/** Newest first (spec section 9). */
export const defaultOrderSort: OrderSort = { by: 'orderDate', direction: 'desc' };

/** The choices of 'Job Creation Date' (spec section 2). */
export const orderAgeOptions: readonly { value: OrderAge; label: string }[] = [
  { value: '0', label: 'All' },
  { value: '30', label: '30 days' },
  { value: '60', label: '60 days' },
  { value: '90', label: '90 days' },
  { value: '180', label: '180 days' },
  { value: '365', label: 'Last year' },
];

/** A chip's words for an age: 'Today' for '0', else 'Last 30 days' (spec section 2). */
export const orderAgeLabel = (age: OrderAge): string => (age === '0' ? 'Today' : `Last ${age} days`);

export interface FilterChip {
  filter: keyof OrderFilters;
  label: string;
}

/** The filters that differ from their default, in the order and words of spec section 2. */
export function activeFilterChips(filters: OrderFilters, states: readonly DeliveryState[]): FilterChip[] {
  const state = states.find(({ code }) => code === filters.customerLocation)?.display ?? filters.customerLocation;
  const chips: FilterChip[] = [
    { filter: 'searchTerm', label: `Search: ${filters.searchTerm}` },
    { filter: 'salesperson', label: `Salesperson: ${filters.salesperson}` },
    { filter: 'customerName', label: `Customer: ${filters.customerName}` },
    { filter: 'orderAge', label: `Job Creation Date: ${orderAgeLabel(filters.orderAge)}` },
    { filter: 'jobType', label: `Job Type: ${filters.jobType}` },
    { filter: 'customerLocation', label: `Delivery Location: ${state}` },
  ];
  return chips.filter(({ filter }) => filters[filter].trim() !== defaultOrderFilters[filter]);
}

/** The filters with one of them back at its default. */
export function resetFilter(filters: OrderFilters, filter: keyof OrderFilters): OrderFilters {
  return { ...filters, [filter]: defaultOrderFilters[filter] };
}
