import { coverages, NOT_COVERED, NOT_JUDGED } from '../../contract/orders/ordersBands';
import { oneLine } from '../format/text';
import {
  defaultOrderFilters,
  dueOptions,
  statuses,
  withoutTriage,
  type JobTypeFilter,
  type OrderFilters,
  type StatusFilter,
} from './orderFilters';
import { defaultOrderSort, type OrderSort } from './orderSort';
import { readGroup } from './orderGroup';
import { FILTER_LENGTHS, ORDER_AGES, ORDER_ROWS, PAGE_SIZES } from '../limits';
import { readPage } from '../views/views';

export const views = ['cards', 'table'] as const;
export type ListView = (typeof views)[number];
export type OrderRows = (typeof ORDER_ROWS)[number];

/** The whole state is in the address, so that reload, Back and links restore it. */
export interface OrderList {
  filters: OrderFilters;
  sort: OrderSort;
  page: number;
  view: ListView;
  /** Rows of the table; cards follow the specification. */
  rows: OrderRows;
}

const JOB_TYPES: readonly JobTypeFilter[] = ['all', 'RC', 'RW'];

const oneOf = <T extends string, Otherwise extends string = T>(
  values: readonly T[],
  value: string | null,
  otherwise: Otherwise,
): T | Otherwise => values.find((each) => each === value) ?? otherwise;

function readFilters(query: URLSearchParams): OrderFilters {
  const state = query.get('state') ?? '';
  return {
    ...defaultOrderFilters,
    searchTerm: oneLine(query.get('search'), FILTER_LENGTHS.searchTerm),
    salesperson: oneLine(query.get('salesperson'), FILTER_LENGTHS.salesperson),
    customerName: oneLine(query.get('customer'), FILTER_LENGTHS.customerName),
    orderAge: oneOf(ORDER_AGES, query.get('days'), defaultOrderFilters.orderAge),
    jobType: oneOf(JOB_TYPES, query.get('job'), 'all'),
    customerLocation: /^[A-Z]{2}$/.test(state) ? state : defaultOrderFilters.customerLocation,
    status: oneOf(statuses, query.get('status'), defaultOrderFilters.status),
    due: oneOf(
      dueOptions.map(({ value }) => value),
      query.get('due'),
      'all',
    ),
    coverage: oneOf([...coverages, NOT_COVERED, NOT_JUDGED], query.get('coverage'), 'all'),
    review: oneOf(['needed'], query.get('engineering'), 'all'),
    owner: oneOf(['mine'], query.get('orders'), 'all'),
    group: readGroup(query),
  };
}

/** Missing or invalid parameters get their default. */
export const readList = (query: URLSearchParams): OrderList => ({
  filters: readFilters(query),
  sort: {
    by: oneOf(['orderDate', 'price', 'requestDate'], query.get('sort'), defaultOrderSort.by),
    direction: oneOf(['asc', 'desc'], query.get('direction'), defaultOrderSort.direction),
  },
  page: readPage(query.get('page')),
  view: oneOf(views, query.get('view'), 'cards'),
  rows: ORDER_ROWS.find((rows) => String(rows) === query.get('rows')) ?? PAGE_SIZES.orders,
});

const plainList = readList(new URLSearchParams());

const words = ({ filters, sort, page, view, rows }: OrderList): Record<string, string> => ({
  search: filters.searchTerm,
  salesperson: filters.salesperson,
  customer: filters.customerName,
  days: filters.orderAge,
  job: filters.jobType,
  state: filters.customerLocation,
  status: filters.status,
  due: filters.due,
  coverage: filters.coverage,
  engineering: filters.review,
  orders: filters.owner,
  ...Object.fromEntries(new URLSearchParams(filters.group)),
  sort: sort.by,
  direction: sort.direction,
  page: String(page),
  view,
  rows: String(rows),
});

export function writeList(list: OrderList): URLSearchParams {
  const plain = words(plainList);
  return new URLSearchParams(Object.entries(words(list)).filter(([name, word]) => word !== plain[name]));
}

export const pageSizeOf = ({ view, rows }: Pick<OrderList, 'view' | 'rows'>): number =>
  view === 'table' ? rows : PAGE_SIZES.orders;

/** Changes view or rows and stays on the page of the first visible order. */
export function reshaped(list: OrderList, shape: Partial<Pick<OrderList, 'view' | 'rows'>>): OrderList {
  const next = { ...list, ...shape };
  return { ...next, page: Math.floor(((list.page - 1) * pageSizeOf(list)) / pageSizeOf(next)) + 1 };
}

const specifiedStatus = (status: StatusFilter): StatusFilter =>
  status === 'retired' ? defaultOrderFilters.status : status;

/** For a product API that implements the specification only. */
export const asSpecified = (list: OrderList): OrderList => ({
  ...list,
  filters: { ...withoutTriage(list.filters), status: specifiedStatus(list.filters.status) },
  sort: list.sort.by === 'requestDate' ? defaultOrderSort : list.sort,
  rows: PAGE_SIZES.orders,
});
