import { useEffect, useState } from 'react';
import type { Relaxation } from '../../../contract/matching/recommendations';
import type { Order } from '../../../contract/order/order';
import type { Unit } from '../../../contract/unit/unit';
import type { EarnsMore } from '../../../domain/comparison/best';
import { FILTER_DEBOUNCE_MS } from '../../../domain/limits';
import type { DisplayOrder } from '../../../domain/order/displayOrder';
import type { AddressChanges } from '../../parts/page/browserAddress';
import { useMay, useAppSelector } from '../../state/hooks';
import { useAllUnits, useRecommendations } from '../../state/api/matching/recommendations';
import {
  type ComparisonList,
  selectBestSerial,
  selectFilteredUnits,
  selectListedUnits,
  selectPagedManualUnits,
  selectQuery,
  selectUnitPage,
  selectEarnsMore,
} from '../../state/selectors/comparison';
import { selectComparisonView } from '../../state/selectors/comparisonChoices';
import { selectUnstated } from '../../state/selectors/describedFields';
import { selectDisplayOrder } from '../../state/selectors/displayOrder';
import { useServices } from '../../state/services';
import type { ComparisonView } from '../../state/slices/comparisonView';
import { useComparisonAddress } from './comparisonAddress';
import type { Entrance } from './layout/grid';
import { usePins } from './usePins';

const NONE: readonly Unit[] = [];

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
    of: list,
    query,
    recommended: best,
    relaxations,
    all,
    text,
    asked: useAppSelector((state) => selectQuery(state, list)),
    filter,
    added,
    /** Manually added units shown beside the page when pinned units fill it. */
    guests: useAppSelector((state) => (pins.isFull ? selectPagedManualUnits(state, list) : NONE)),
    /** Clears filter and page so that the new unit is in view. */
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

/** The recommended units or, on request, all of them (own server only). */
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
    best,
    recommended: listed?.units ?? NO_UNITS,
    all: {
      /** Null if the server does not say. */
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
 * The address only remembers the page for reload and Back: the router updates late, and a filter and its page must
 * change together.
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
    turnToPage: (page: number) => show({ ...pages, [view]: page }, page < pages[view] ? 'back' : 'forward'),
    /** Without sliding. */
    showPage: (page: number) => show({ ...pages, [view]: page }, 'still'),
    /** In both views, with other changes to the address. */
    resetPage: (also?: AddressChanges) => show(FIRST, 'still', also),
    /** For typing. */
    resetPageAtOnce: () => show(FIRST, 'atOnce'),
  };
}

/** Filters immediately; the address follows once typing stops. */
export function useFilterText() {
  const { params, write } = useComparisonAddress();
  const [text, setText] = useState(() => params.get('filter') ?? '');
  const shown = params.toString();
  // Browsers reject an address that changes with every letter.
  useEffect(() => {
    const settle = () => {
      // A view is being opened, which brings its own filter.
      const isLeaving = new URLSearchParams(window.location.search).toString() !== shown;
      if (!isLeaving) write({ filter: text.trim() === '' ? null : text.trim() });
    };
    const timer = setTimeout(settle, FILTER_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, shown, write]);
  return [text, setText] as const;
}

/** Without the required fields no unit is the Best. */
function useBest(order: DisplayOrder, list: ComparisonList) {
  const unstated = useAppSelector((state) => selectUnstated(state, order));
  const bestSerial = useAppSelector((state) => selectBestSerial(state, list));
  return { unstated, bestSerial: unstated.length === 0 ? bestSerial : null };
}

function useEarnsMore(list: ComparisonList): EarnsMore | null {
  const more = useAppSelector((state) => selectEarnsMore(state, list));
  return useMay('seeCost') ? more : null;
}
