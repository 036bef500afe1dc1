import type { OrdersQuery } from '../../contract/orders/ordersQuery';
import type { DeliveryState } from '../../contract/states';
import type { ORDER_AGES } from '../limits';
import { groupWords } from './orderGroup';

export const coverageWords: Readonly<Record<NonNullable<OrdersQuery['coverage']>, string>> = {
  fits: 'Fits',
  work: 'Fits with work',
  check: 'To be checked',
  misses: 'Misses a requirement',
  none: 'No unit fits',
  'not stated': 'Order does not state kVA and voltages',
  'not covered': 'Not covered',
  'not judged': 'Still judging',
};

type OrderAge = (typeof ORDER_AGES)[number];
export type JobTypeFilter = 'all' | 'RC' | 'RW';
/** Requested before today, or within this many days. */
type DueFilter = 'all' | NonNullable<OrdersQuery['due']>;
type CoverageFilter = 'all' | NonNullable<OrdersQuery['coverage']>;
/** Retired orders are listed separately. */
export type StatusFilter = 'all' | (typeof statuses)[number];
export const statuses = ['unassigned', 'assigned', 'retired'] as const;

export const statusWords: Readonly<Record<(typeof statuses)[number], string>> = {
  unassigned: 'Assignment Pending',
  assigned: 'Unit Assigned',
  retired: 'Retired',
};

/** Filters of the orders list (spec section 3). */
export interface OrderFilters {
  searchTerm: string;
  salesperson: string;
  customerName: string;
  /** Ordered within this many days; '0' is all. */
  orderAge: OrderAge;
  jobType: JobTypeFilter;
  customerLocation: string;
  shippingState: string;
  shippedFromState: string;
  status: StatusFilter;
  due: DueFilter;
  coverage: CoverageFilter;
  review: 'all' | 'needed';
  /** 'mine': the caller is the owner; without an owner, the salesperson. */
  owner: 'all' | 'mine';
  /** A group of the overview as address parameters; empty for none. */
  group: string;
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
  due: 'all',
  coverage: 'all',
  review: 'all',
  owner: 'all',
  group: '',
};

const { due, coverage, review, owner } = defaultOrderFilters;

export const withoutTriage = (filters: OrderFilters): OrderFilters => ({
  ...filters,
  ...{ due, coverage, review, owner, group: '' },
});

/** Without the filters that the filter panel does not show. */
export const filtersOfPanel = (filters: OrderFilters): OrderFilters => ({ ...filters, review, owner, group: '' });

export const dueOptions: readonly { value: DueFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'overdue', label: 'Overdue' },
  { value: '14', label: 'Within 2 weeks' },
  { value: '30', label: 'Within 30 days' },
  { value: '60', label: 'Within 60 days' },
];

export const orderAgeOptions: readonly { value: OrderAge; label: string }[] = [
  { value: '0', label: 'All' },
  { value: '30', label: '30 days' },
  { value: '60', label: '60 days' },
  { value: '90', label: '90 days' },
  { value: '180', label: '180 days' },
  { value: '365', label: 'Last year' },
];

/** 'Today' for '0', else 'Last 30 days' (spec section 2). */
export const orderAgeLabel = (age: OrderAge): string => (age === '0' ? 'Today' : `Last ${age} days`);

const dueLabel = (due: DueFilter) => dueOptions.find(({ value }) => value === due)?.label ?? due;

interface FilterChip {
  filter: keyof OrderFilters;
  label: string;
}

/** Filters that differ from their default, those of spec section 2 first, in its order and words. */
export function activeFilterChips(filters: OrderFilters, states: readonly DeliveryState[]): FilterChip[] {
  const state = states.find(({ code }) => code === filters.customerLocation)?.display ?? filters.customerLocation;
  const chips: FilterChip[] = [
    { filter: 'searchTerm', label: `Search: ${filters.searchTerm}` },
    { filter: 'salesperson', label: `Salesperson: ${filters.salesperson}` },
    { filter: 'customerName', label: `Customer: ${filters.customerName}` },
    { filter: 'orderAge', label: `Job Creation Date: ${orderAgeLabel(filters.orderAge)}` },
    { filter: 'jobType', label: `Job Type: ${filters.jobType}` },
    { filter: 'customerLocation', label: `Delivery Location: ${state}` },
    { filter: 'due', label: `Customer Request Date: ${dueLabel(filters.due)}` },
    { filter: 'coverage', label: `Coverage: ${filters.coverage === 'all' ? 'All' : coverageWords[filters.coverage]}` },
    { filter: 'review', label: 'Engineering review' },
    { filter: 'owner', label: 'Mine' },
    { filter: 'group', label: groupWords(filters.group) },
  ];
  return chips.filter(({ filter }) => filters[filter].trim() !== defaultOrderFilters[filter]);
}

export function resetFilter(filters: OrderFilters, filter: keyof OrderFilters): OrderFilters {
  return { ...filters, [filter]: defaultOrderFilters[filter] };
}
