import { oneLine } from '../format/oneLine';
import {
  defaultOrderFilters,
  defaultOrderSort,
  type JobTypeFilter,
  type OrderFilters,
  type OrderSort,
} from './orderFilters';
import { FILTER_LENGTHS, ORDER_AGES } from '../limits';

export const views = ['cards', 'table'] as const;
export type ListView = (typeof views)[number];

/** Which orders are listed and how: all of it lives in the address, so that reload, Back and a link restore it. */
export interface OrderList {
  filters: OrderFilters;
  sort: OrderSort;
  /** From 1. */
  page: number;
  view: ListView;
}

const JOB_TYPES: readonly JobTypeFilter[] = ['all', 'RC', 'RW'];
const HIGHEST_PAGE = 1_000_000;

const oneOf = <T extends string>(values: readonly T[], value: string | null, otherwise: T): T =>
  values.find((each) => each === value) ?? otherwise;

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
    status: oneOf(['unassigned', 'assigned'], query.get('status'), 'unassigned'),
  };
}

function readPage(text: string | null): number {
  const page = /^\d{1,7}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(page, 1), HIGHEST_PAGE);
}

/** The list of an address; what is missing or invalid has its default. */
export const readList = (query: URLSearchParams): OrderList => ({
  filters: readFilters(query),
  sort: {
    by: oneOf(['orderDate', 'price'], query.get('sort'), defaultOrderSort.by),
    direction: oneOf(['asc', 'desc'], query.get('direction'), defaultOrderSort.direction),
  },
  page: readPage(query.get('page')),
  view: oneOf(views, query.get('view'), 'cards'),
});

const plainList = readList(new URLSearchParams());

const words = ({ filters, sort, page, view }: OrderList): Record<string, string> => ({
  search: filters.searchTerm,
  salesperson: filters.salesperson,
  customer: filters.customerName,
  days: filters.orderAge,
  job: filters.jobType,
  state: filters.customerLocation,
  status: filters.status,
  sort: sort.by,
  direction: sort.direction,
  page: String(page),
  view,
});

/** The address of a list, without defaults. */
export function writeList(list: OrderList): URLSearchParams {
  const plain = words(plainList);
  return new URLSearchParams(Object.entries(words(list)).filter(([name, word]) => word !== plain[name]));
}
