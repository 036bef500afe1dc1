import { facets, type Facet, inventorySorts, type InventorySort } from '../../../contract/inventory/inventoryQuery';
import { oneLine } from '../../format/text';
import { INVENTORY_PAGE, INVENTORY_SEARCH_LENGTH } from '../../limits';
import { defaultLook, lookInAddress, readLook, type InventoryLook } from './look';
import { readPage } from '../../views/views';

/** The chosen values of each facet; a facet of which none is chosen is not among them. */
export type Chosen = Readonly<Partial<Record<Facet, readonly string[]>>>;

export interface InventoryOrder {
  by: InventorySort;
  direction: 'asc' | 'desc';
}

/** Which units are listed and how. All of it lives in the address: so a link, Back and a saved view are an address. */
export interface InventoryList extends InventoryLook {
  search: string;
  chosen: Chosen;
  order: InventoryOrder;
  /** From 1. */
  page: number;
  /** Rows of the table on a page. */
  rows: number;
}

const plainOrder: InventoryOrder = { by: 'serial', direction: 'asc' };
const MOST_VALUES = 100;
const LONGEST_VALUE = 120;

const readChosen = (query: URLSearchParams): Chosen =>
  Object.fromEntries(
    facets.map((facet) => [facet, fitting(query.getAll(facet))] as const).filter(([, values]) => values.length > 0),
  );

const fitting = (values: readonly string[]) =>
  [...new Set(values)].filter(({ length }) => length > 0 && length <= LONGEST_VALUE).slice(0, MOST_VALUES);

export const orderingOf = ({ by, direction }: InventoryOrder) => (direction === 'desc' ? (`-${by}` as const) : by);

function readOrder(text: string | null): InventoryOrder {
  const by = inventorySorts.find((sort) => sort === text?.replace(/^-/, ''));
  if (by === undefined) return plainOrder;
  return { by, direction: text?.startsWith('-') ? 'desc' : 'asc' };
}

/** The list of an address; what is missing or invalid has its default, or is as remembered. */
export const readInventory = (query: URLSearchParams, remembered = defaultLook): InventoryList => ({
  search: oneLine(query.get('search'), INVENTORY_SEARCH_LENGTH),
  chosen: readChosen(query),
  order: readOrder(query.get('ordering')),
  page: readPage(query.get('page')),
  rows: INVENTORY_PAGE.choices.find((rows) => String(rows) === query.get('page_size')) ?? INVENTORY_PAGE.rows,
  ...readLook(query, remembered),
});

/** The address of a list, without defaults. */
export function writeInventory(list: InventoryList, remembered = defaultLook): URLSearchParams {
  const search = oneLine(list.search, INVENTORY_SEARCH_LENGTH);
  const ordering = orderingOf(list.order);
  return new URLSearchParams([
    ...(search === '' ? [] : [['search', search]]),
    ...facets.flatMap((facet) => (list.chosen[facet] ?? []).map((value) => [facet, value])),
    ...(ordering === orderingOf(plainOrder) ? [] : [['ordering', ordering]]),
    ...(list.page === 1 ? [] : [['page', String(list.page)]]),
    ...(list.rows === INVENTORY_PAGE.rows ? [] : [['page_size', String(list.rows)]]),
    ...lookInAddress(list, remembered),
  ]);
}

/** Units on a page of this list. */
export const pageSizeOf = ({ view, rows }: Pick<InventoryList, 'view' | 'rows'>): number =>
  view === 'cards' ? INVENTORY_PAGE.cards : rows;

/** The list in pages of another size, on the page of the unit that was first. */
export function resized(list: InventoryList, change: Partial<Pick<InventoryList, 'view' | 'rows'>>): InventoryList {
  const next = { ...list, ...change };
  const first = (list.page - 1) * pageSizeOf(list);
  return { ...next, page: Math.floor(first / pageSizeOf(next)) + 1 };
}

/** The order after a click on a column's head: texts from A, figures from the highest, then the other way round. */
export function turned(order: InventoryOrder, by: InventorySort, isNumeric: boolean): InventoryOrder {
  if (order.by === by) return { by, direction: order.direction === 'asc' ? 'desc' : 'asc' };
  return { by, direction: isNumeric ? 'desc' : 'asc' };
}
