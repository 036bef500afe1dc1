import { useState } from 'react';
import type { ComparisonView } from '../../../state/slices/comparisonView';
import type { AddressChanges } from '../../../parts/page/browserAddress';
import type { Entrance } from '../layout/grid';
import { useComparisonAddress } from './useComparisonAddress';

type View = ComparisonView['view'];
const FIRST: Readonly<Record<View, number>> = { cards: 1, table: 1 };

interface Shown {
  pages: Readonly<Record<View, number>>;
  entrance: Entrance;
}

/**
 * Which page is shown, of cards and of the table. The address only remembers it, for a reload and for Back: the router
 * updates late, and a filter and its page must change together.
 */
export function useUnitPage(view: View) {
  const { params, write } = useComparisonAddress();
  const [{ pages, entrance }, setShown] = useState<Shown>(() => ({
    pages: { cards: 1, table: 1, [view]: Number(params.get('page') ?? 1) },
    entrance: 'still',
  }));
  const show = (next: Shown['pages'], how: Entrance, also: AddressChanges = {}) => {
    setShown({ pages: next, entrance: how });
    const page = next[view] === 1 ? null : String(next[view]);
    write(next[view] === pages[view] ? also : { page, ...also });
  };
  return {
    page: pages[view],
    entrance,
    /** Turns to a page; its cards slide in. */
    turnToPage: (page: number) => show({ ...pages, [view]: page }, page < pages[view] ? 'back' : 'forward'),
    /** Shows a page without sliding. */
    showPage: (page: number) => show({ ...pages, [view]: page }, 'still'),
    /** Back to the first page, in both views, with what else changes in the address. */
    resetPage: (also?: AddressChanges) => show(FIRST, 'still', also),
    /** The same for what is typed. */
    resetPageAtOnce: () => show(FIRST, 'atOnce'),
  };
}
