import { PAGES_SHOWN_WHOLE } from '../limits';

export type PageNumber = number | 'ellipsis';

/** The pages to list: all of them up to five, otherwise first, last and neighbours with ellipses (spec section 9). */
export function pageNumbers(page: number, pages: number, siblings = 1): PageNumber[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  if (pages <= PAGES_SHOWN_WHOLE) return all;
  const shown = all.filter((each) => each === 1 || each === pages || Math.abs(each - page) <= siblings);
  return shown.flatMap((each, index) => (each - (shown[index - 1] ?? 0) > 1 ? ['ellipsis' as const, each] : [each]));
}
