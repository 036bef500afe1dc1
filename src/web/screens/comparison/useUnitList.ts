import { useEffect, useState } from 'react';
import type { Relaxation } from '../../../contract/matching/recommendations';
import type { Order } from '../../../contract/order/order';
import type { Unit } from '../../../contract/unit/unit';
import type { EarnsMore } from '../../../domain/comparison/best/earnsMore';
import { FILTER_DEBOUNCE_MS } from '../../../domain/limits';
import type { DisplayOrder } from '../../../domain/order/displayOrder';
import type { AddressChanges } from '../../parts/page/browserAddress';
import { useMay } from '../../state/access/useMay';
import { useAllUnits, useRecommendations } from '../../state/api/recommendations';
import { useAppSelector } from '../../state/hooks';
import {
  type ComparisonList,
  selectBestSerial,
  selectFilteredUnits,
  selectListedUnits,
  selectPagedManualUnits,
  selectQuery,
  selectUnitPage,
} from '../../state/selectors/comparison';
import { selectComparisonView } from '../../state/selectors/comparisonChoices';
import { selectUnstated } from '../../state/selectors/describedFields';
import { selectDisplayOrder } from '../../state/selectors/displayOrder';
import { selectEarnsMore } from '../../state/selectors/earnsMore';
import { useServices } from '../../state/services';
import type { ComparisonView } from '../../state/slices/comparisonView';
import { useComparisonAddress } from './comparisonAddress';
import type { Entrance } from './layout/grid';
import { usePins } from './usePins';

const NONE: readonly Unit[] = [];

/** The units of an order's comparison: fetched once, sorted, filtered, some of them pinned, one page of the others. */
export function useUnitList(order: Order) {
  const displayOrder = selectDisplayOrder(order);
  const { query, relaxations, best, recommended, all } = useListedUnits(order);
  const [text, setText] = useFilterText();
  const [addedSerial, setAddedSerial] = useState<string | null>(null);
  const { view } = useAppSelector((state) => selectComparisonView(state, displayOrder.id));
  const { page, entrance, turnToPage, showPage, resetPage, resetPageAtOnce } = useUnitPage(view);
  const list = { ...listOf(displayOrder), recommended, text: text.trim(), page };
  const filter = (next: string) => {
    setText(next);
    resetPageAtOnce();
  };
  const pins = usePins(list, showPage);
  const listed = useAppSelector((state) => selectListedUnits(state, list));
  const added = listed.find(({ serial }) => String(serial) === addedSerial);
  return {
    /** What it is made of. */
    of: list,
    query,
    recommended: best,
    relaxations,
    all,
    text,
    /** What the text asks for. */
    asked: useAppSelector((state) => selectQuery(state, list)),
    filter,
    /** The unit that was added last, while it is listed. */
    added,
    /** Units in view beside the page: those added by hand, if pinned units fill it. */
    guests: useAppSelector((state) => (pins.isFull ? selectPagedManualUnits(state, list) : NONE)),
    /** A unit was added: it comes into view, whatever was filtered and turned to before. */
    showAdded: ({ serial }: Unit) => {
      setAddedSerial(String(serial));
      setText('');
      resetPage();
    },
    page: useAppSelector((state) => selectUnitPage(state, list)),
    entrance,
    turnToPage,
    resetPage,
    pins,
    listed,
    filtered: useAppSelector((state) => selectFilteredUnits(state, list)),
    ...useBest(displayOrder, { ...list, recommended: best }),
    earnsMore: useEarnsMore({ ...list, recommended: best }),
  };
}

const listOf = ({ id, price, customerLocation, isFreightPaidByCustomer }: DisplayOrder) => ({
  orderId: id,
  orderPrice: price,
  delivery: customerLocation,
  isFreightPaidByCustomer,
});

export type UnitList = ReturnType<typeof useUnitList>;

const NO_UNITS: readonly Unit[] = [];
const NO_RELAXATIONS: readonly Relaxation[] = [];

/** The units that the server recommends, or on request all of them, as far as our own server gives them. */
function useListedUnits(order: Order) {
  const { config } = useServices();
  const { params } = useComparisonAddress();
  const query = useRecommendations(order);
  const canAsk = config.capabilities.insights === 'on';
  const wantsAll = canAsk && params.get('units') === 'all';
  const wantsReserved = canAsk && params.get('reserved') === 'yes';
  const all = useAllUnits(order, wantsAll || wantsReserved ? { hasReserved: wantsReserved } : null);
  const best = query.data?.units ?? NO_UNITS;
  const listed = (wantsAll || wantsReserved ? all.data : undefined) ?? query.data;
  return {
    query,
    relaxations: query.data?.relaxations ?? NO_RELAXATIONS,
    /** The units that the server recommends by itself; the Best is one of them. */
    best,
    recommended: listed?.units ?? NO_UNITS,
    all: {
      /** How many units there are to judge; null where the server does not say. */
      count: canAsk ? (listed?.count ?? null) : null,
      shown: listed?.units.length ?? 0,
      wantsAll,
      wantsReserved,
      isFetching: all.isFetching,
      hasFailed: all.isError,
    },
  };
}

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
function useUnitPage(view: View) {
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

/** The text of the filter box, which filters at once. The address has it once nobody types any more. */
export function useFilterText() {
  const { params, write } = useComparisonAddress();
  const [text, setText] = useState(() => params.get('filter') ?? '');
  const shown = params.toString();
  // The address is the browser's; browsers refuse one that changes with every letter.
  useEffect(() => {
    const settle = () => {
      // A view is being opened: it says what is filtered, and no longer what was typed before.
      const isLeaving = new URLSearchParams(window.location.search).toString() !== shown;
      if (!isLeaving) write({ filter: text.trim() === '' ? null : text.trim() });
    };
    const timer = setTimeout(settle, FILTER_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, shown, write]);
  return [text, setText] as const;
}

/** The Best of an order, and what the order does not state: without it no unit is the Best. */
function useBest(order: DisplayOrder, list: ComparisonList) {
  const unstated = useAppSelector((state) => selectUnstated(state, order));
  const bestSerial = useAppSelector((state) => selectBestSerial(state, list));
  return { unstated, bestSerial: unstated.length === 0 ? bestSerial : null };
}

/** The unit with work that earns much more than the Best; null too for those who see no costs. */
function useEarnsMore(list: ComparisonList): EarnsMore | null {
  const more = useAppSelector((state) => selectEarnsMore(state, list));
  return useMay('seeCost') ? more : null;
}
