import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ComparisonView } from '../../../state/slices/comparisonView';
import type { Entrance } from '../layout/grid';
import { replacedState } from '../entryPage';

type View = ComparisonView['view'];

interface Shown {
  pages: Readonly<Record<View, number>>;
  entrance: Entrance;
}

/**
 * Which page is shown, of cards and of the table. The address only remembers it, for a reload and for Back: the router
 * updates late, and a filter and its page must change together.
 */
export function useUnitPage(view: View) {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const [{ pages, entrance }, setShown] = useState<Shown>(() => ({
    pages: { cards: 1, table: 1, [view]: Number(params.get('page') ?? 1) },
    entrance: 'still',
  }));
  const show = (next: Shown['pages'], how: Entrance) => {
    setShown({ pages: next, entrance: how });
    if (next[view] === pages[view]) return;
    const query = new URLSearchParams(params);
    if (next[view] === 1) query.delete('page');
    else query.set('page', String(next[view]));
    setParams(query, { replace: true, preventScrollReset: true, state: replacedState(location) });
  };
  return {
    page: pages[view],
    entrance,
    /** Turns to a page; its cards slide in. */
    turnToPage: (page: number) => show({ ...pages, [view]: page }, page < pages[view] ? 'back' : 'forward'),
    /** Shows a page without sliding. */
    showPage: (page: number) => show({ ...pages, [view]: page }, 'still'),
    /** Back to the first page, in both views. */
    resetPage: () => show({ cards: 1, table: 1 }, 'still'),
  };
}
