import { PAGES_SHOWN_WHOLE } from '../limits';

/** One page of a list; `from` and `to` count from 1 and are 0 in an empty list. */
interface Page<T> extends PageRange {
  items: T[];
}
export interface PageRange {
  page: number;
  pages: number;
  from: number;
  to: number;
  total: number;
}

/** The range for 'Showing a-b of N'. A page beyond the last is the last (spec section 4). */
export function pageRange(total: number, page: number, size: number): PageRange {
  const pages = Math.max(1, Math.ceil(total / size));
  const clamped = Math.min(Math.max(1, Math.trunc(page) || 1), pages);
  const start = (clamped - 1) * size;
  return { page: clamped, pages, from: total === 0 ? 0 : start + 1, to: Math.min(start + size, total), total };
}

export const rangeText = ({ from, to, total }: PageRange, things: string): string =>
  `Showing ${from}-${to} of ${total} ${things}`;

export const pageOf = <T>(items: readonly T[], item: T, size: number): number =>
  Math.floor(Math.max(0, items.indexOf(item)) / Math.max(1, size)) + 1;

export function paginate<T>(items: readonly T[], page: number, size: number): Page<T> {
  const range = pageRange(items.length, page, size);
  const start = (range.page - 1) * size;
  return { ...range, items: items.slice(start, start + size) };
}

type PageNumber = number | 'ellipsis';

/** All pages up to five, otherwise first, last and neighbors with ellipses (spec section 9). */
export function pageNumbers(page: number, pages: number, siblings = 1): PageNumber[] {
  if (pages <= PAGES_SHOWN_WHOLE) return fromTo(1, pages);
  const shown = [...new Set([1, ...fromTo(Math.max(1, page - siblings), Math.min(pages, page + siblings)), pages])];
  return shown.flatMap((each, index) => (each - (shown[index - 1] ?? 0) > 1 ? ['ellipsis' as const, each] : [each]));
}

const fromTo = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
