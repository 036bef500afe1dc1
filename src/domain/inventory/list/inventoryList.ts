import { facets, type Facet, inventorySorts, type InventorySort } from '../../../contract/inventory/inventoryQuery';
import { oneLine } from '../../format/text';
import { INVENTORY_PAGE, INVENTORY_SEARCH_LENGTH } from '../../limits';
import { defaultLook, lookInAddress, readLook, type InventoryLook } from './look';
import { readPage } from '../../views/views';

export type Chosen = Readonly<Partial<Record<Facet, readonly string[]>>>;

export interface InventoryOrder {
  by: InventorySort;
  direction: 'asc' | 'desc';
}

/** The whole state is in the address, so that links, Back and saved views restore it. */
export interface InventoryList extends InventoryLook {
  search: string;
  chosen: Chosen;
  order: InventoryOrder;
  page: number;
  rows: number;
}

const plainOrder: InventoryOrder = { by: 'serial', direction: 'asc' };
const MAX_VALUES = 100;
const MAX_VALUE_LENGTH = 120;

const readChosen = (query: URLSearchParams): Chosen =>
  Object.fromEntries(
    facets.map((facet) => [facet, fitting(query.getAll(facet))] as const).filter(([, values]) => values.length > 0),
  );

const fitting = (values: readonly string[]) =>
  [...new Set(values)].filter(({ length }) => length > 0 && length <= MAX_VALUE_LENGTH).slice(0, MAX_VALUES);

export const orderingOf = ({ by, direction }: InventoryOrder) => (direction === 'desc' ? (`-${by}` as const) : by);

function readOrder(text: string | null): InventoryOrder {
  const by = inventorySorts.find((sort) => sort === text?.replace(/^-/, ''));
  if (by === undefined) return plainOrder;
  return { by, direction: text?.startsWith('-') ? 'desc' : 'asc' };
}

/** Missing or invalid parameters get their default, or the remembered value. */
export const readInventory = (query: URLSearchParams, remembered = defaultLook): InventoryList => ({
  search: oneLine(query.get('search'), INVENTORY_SEARCH_LENGTH),
  chosen: readChosen(query),
  order: readOrder(query.get('ordering')),
  page: readPage(query.get('page')),
  rows: INVENTORY_PAGE.choices.find((rows) => String(rows) === query.get('page_size')) ?? INVENTORY_PAGE.rows,
  ...readLook(query, remembered),
});

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

export const pageSizeOf = ({ view, rows }: Pick<InventoryList, 'view' | 'rows'>): number =>
  view === 'cards' ? INVENTORY_PAGE.cards : rows;

/** Changes the page size and stays on the page of the first visible unit. */
export function resized(list: InventoryList, change: Partial<Pick<InventoryList, 'view' | 'rows'>>): InventoryList {
  const next = { ...list, ...change };
  const first = (list.page - 1) * pageSizeOf(list);
  return { ...next, page: Math.floor(first / pageSizeOf(next)) + 1 };
}

/** The order after a click on a column head: texts from A, figures from the highest, then reversed. */
export function turned(order: InventoryOrder, by: InventorySort, isNumeric: boolean): InventoryOrder {
  if (order.by === by) return { by, direction: order.direction === 'asc' ? 'desc' : 'asc' };
  return { by, direction: isNumeric ? 'desc' : 'asc' };
}
