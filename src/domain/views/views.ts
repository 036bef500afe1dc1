import type { View, ViewList } from '../../contract/views';

/** Navigation state of a link that opens a list with the person's start view. */
export const FROM_THE_START = { begins: 'start view' } as const;

export const asksForStart = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'begins') === FROM_THE_START.begins;

export const MAX_PAGE = 1_000_000;

export function readPage(text: string | null): number {
  const page = /^\d{1,7}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(page, 1), MAX_PAGE);
}

/** Paths of the lists; a comparison belongs to one order, so only its screen opens its views. */
const places: Readonly<Record<ViewList, string | null>> = {
  orders: '/',
  inventory: '/inventory',
  reserved: '/reserved',
  inquiries: '/inquiries',
  comparison: null,
};

export const listNames: Readonly<Record<ViewList, string>> = {
  orders: 'Open Orders',
  inventory: 'Inventory',
  reserved: 'Reserved',
  comparison: 'Comparison',
  inquiries: 'Inquiries',
};

export function viewAddress({ list, query }: Pick<View, 'list' | 'query'>): string | null {
  const place = places[list];
  return place === null || query === '' ? place : `${place}?${query}`;
}

export function viewQuery(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  return query.toString();
}

export function isSameQuery(one: string, other: string): boolean {
  const [a, b] = [one, other].map((search) =>
    Array.from(new URLSearchParams(viewQuery(search)), (pair) => JSON.stringify(pair))
      .sort()
      .join(),
  );
  return a === b;
}
