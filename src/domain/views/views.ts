import type { View, ViewList } from '../../contract/views';

/** What a link to a list carries that asks for the list as the person begins with it. */
export const FROM_THE_START = { begins: 'start view' } as const;

/** Whether a navigation carries it. */
export const asksForStart = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'begins') === FROM_THE_START.begins;

export const HIGHEST_PAGE = 1_000_000;

/** The page of a list that its address names, from 1; what names none is the first. */
export function readPage(text: string | null): number {
  const page = /^\d{1,7}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(page, 1), HIGHEST_PAGE);
}

/** Where a list is shown; the comparison is of one order, so only its screen can open a view of it. */
const places: Readonly<Record<ViewList, string | null>> = {
  orders: '/',
  inventory: '/inventory',
  reserved: '/reserved',
  comparison: null,
};

export const listNames: Readonly<Record<ViewList, string>> = {
  orders: 'Open Orders',
  inventory: 'Inventory',
  reserved: 'Reserved',
  comparison: 'Comparison',
};

/** The address of a view; null where it has none of its own. */
export function viewAddress({ list, query }: Pick<View, 'list' | 'query'>): string | null {
  const place = places[list];
  return place === null || query === '' ? place : `${place}?${query}`;
}

/** A list's query as a view keeps it: not the page, which is a place in the list. */
export function viewQuery(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  return query.toString();
}

/** Whether two queries say the same, in whatever order their names stand and the values of a name. */
export function isSameQuery(one: string, other: string): boolean {
  const [a, b] = [one, other].map((search) =>
    Array.from(new URLSearchParams(viewQuery(search)), (pair) => JSON.stringify(pair))
      .sort()
      .join(),
  );
  return a === b;
}
