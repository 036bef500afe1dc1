import { PAGES_SHOWN_WHOLE } from '../limits';

export type PageNumber = number | 'ellipsis';

/** The pages to list: all of them up to five, otherwise first, last and neighbors with ellipses (spec section 9). */
export function pageNumbers(page: number, pages: number, siblings = 1): PageNumber[] {
  if (pages <= PAGES_SHOWN_WHOLE) return fromTo(1, pages);
  const shown = [...new Set([1, ...fromTo(Math.max(1, page - siblings), Math.min(pages, page + siblings)), pages])];
  return shown.flatMap((each, index) => (each - (shown[index - 1] ?? 0) > 1 ? ['ellipsis' as const, each] : [each]));
}

const fromTo = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
