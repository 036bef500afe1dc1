import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useStore } from 'react-redux';
import type { Order } from '../../../../contract/orders/order';
import type { Unit } from '../../../../contract/units/unit';
import { earnsMoreRemark } from '../../../../domain/comparison/best';
import { pageOf } from '../../../../domain/comparison/paginate';
import { FILTER_DEBOUNCE_MS, MAX_PINNED } from '../../../../domain/limits';
import type { DisplayOrder } from '../../../../domain/orders/displayOrder';
import type { SpecId } from '../../../../domain/specs/spec';
import type { AddressChanges } from '../../../lib/browserAddress';
import { useAppDispatch, useAppSelector, useInsights, useHasPermission } from '../../../store/hooks';
import { useAllUnits, useRecommendations } from '../../matching/api/recommendations';
import {
  type ComparisonList,
  selectBestSerial,
  selectEarnsMore,
  selectFilteredUnits,
  selectListedUnits,
  selectPagedManualUnits,
  selectPagedUnits,
  selectPageSize,
  selectPinnedDifferences,
  selectPinnedUnits,
  selectQuery,
  selectUnitPage,
} from './selectors';
import { selectComparisonView, selectManualUnits } from './comparisonChoices';
import { selectUnstated } from '../../matching/state/describedFields';
import { selectDisplayOrder } from '../../orders/state/displayOrder';
import type { ComparisonView } from './comparisonView';
import { allUnitsUnpinned, unitPinned, unitUnpinned } from './chosenUnits';
import { useAnnouncePins } from './useAnnouncePins';
import type { RootState } from '../../../store/store';
import { useComparisonAddress } from './comparisonAddress';
import type { Entrance } from '../components/cardLayout';

const NONE: readonly Unit[] = [];

export function useUnitList(order: Order) {
  const displayOrder = selectDisplayOrder(order);
  const { id: orderId, price: orderPrice, customerLocation: delivery, isFreightPaidByCustomer } = displayOrder;
  const { best, recommended, ...server } = useListedUnits(order);
  const [text, setText] = useFilterText();
  const [addedSerial, setAddedSerial] = useState<string | null>(null);
  const { view } = useAppSelector((state) => selectComparisonView(state, orderId));
  const { page, showPage, resetPageWhileTyping, ...paging } = useUnitPage(view);
  const list = { orderId, orderPrice, delivery, isFreightPaidByCustomer, recommended, text: text.trim(), page };
  const pins = usePins(list, showPage);
  const listed = useAppSelector((state) => selectListedUnits(state, list));
  return {
    of: list,
    recommended: best,
    ...server,
    text,
    parsed: useAppSelector((state) => selectQuery(state, list)),
    filter: (next: string) => {
      setText(next);
      resetPageWhileTyping();
    },
    added: listed.find(({ serial }) => String(serial) === addedSerial),
    /** Manually added units shown beside the page when pinned units fill it. */
    guests: useAppSelector((state) => (pins.isFull ? selectPagedManualUnits(state, list) : NONE)),
    showAdded: ({ serial }: Unit) => {
      setAddedSerial(String(serial));
      setText('');
      paging.resetPage();
    },
    page: useAppSelector((state) => selectUnitPage(state, list)),
    ...paging,
    pins,
    manual: useAppSelector((state) => selectManualUnits(state, orderId)),
    listed,
    filtered: useAppSelector((state) => selectFilteredUnits(state, list)),
    ...useBest(displayOrder, { ...list, recommended: best }),
  };
}

export type UnitList = ReturnType<typeof useUnitList>;

const NO_DIFFERENCES: ReadonlySet<SpecId> = new Set();

/** For memoized cards and rows. */
export function listedProps({ pins, bestSerial, earnsMore, added, manual }: UnitList, unit: Unit) {
  const isPinned = pins.units.includes(unit);
  return {
    unit,
    isPinned,
    isFull: pins.isFull,
    onPin: pins.toggle,
    differences: isPinned ? pins.differences : NO_DIFFERENCES,
    isBest: String(unit.serial) === bestSerial,
    /** The extra margin of a unit with work over the Best. */
    remark: earnsMoreRemark(earnsMore, unit.serial),
    /** Just added by its inventory control number. */
    isAdded: unit === added,
    isManual: manual.includes(unit),
  };
}

export type ListedProps = ReturnType<typeof listedProps>;

/** The recommended units or, on request, all of them (own server only). */
function useListedUnits(order: Order) {
  const hasInsights = useInsights();
  const { params } = useComparisonAddress();
  const query = useRecommendations(order);
  const wantsAll = hasInsights && params.get('units') === 'all';
  const wantsReserved = hasInsights && params.get('reserved') === 'yes';
  const all = useAllUnits(order, wantsAll || wantsReserved ? { hasReserved: wantsReserved } : null);
  const listed = (wantsAll || wantsReserved ? all.data : undefined) ?? query.data;
  return {
    query,
    relaxations: query.data?.relaxations ?? [],
    best: query.data?.units ?? NONE,
    recommended: listed?.units ?? NONE,
    all: {
      /** Null if the server does not say. */
      count: hasInsights ? (listed?.count ?? null) : null,
      shown: listed?.units.length ?? 0,
      wantsAll,
      wantsReserved,
      isFetching: all.isFetching,
      hasFailed: all.isError,
    },
  };
}

/** Without the required fields no unit is the Best. */
function useBest(order: DisplayOrder, list: ComparisonList) {
  const unstated = useAppSelector((state) => selectUnstated(state, order));
  const bestSerial = useAppSelector((state) => selectBestSerial(state, list));
  const earnsMore = useAppSelector((state) => selectEarnsMore(state, list));
  return {
    unstated,
    bestSerial: unstated.length === 0 ? bestSerial : null,
    earnsMore: useHasPermission('seeCost') ? earnsMore : null,
  };
}

type View = ComparisonView['view'];
type Pages = Readonly<Record<View, number>>;
const FIRST: Pages = { cards: 1, table: 1 };

/** The address only remembers the page: the router updates late, and a filter and its page must change together. */
function useUnitPage(view: View) {
  const { params, write } = useComparisonAddress();
  const [{ pages, entrance }, setShown] = useState<{ pages: Pages; entrance: Entrance }>(() => ({
    pages: { ...FIRST, [view]: Number(params.get('page') ?? 1) },
    entrance: 'still',
  }));
  const show = (next: Pages, how: Entrance, also: AddressChanges = {}) => {
    setShown({ pages: next, entrance: how });
    const page = next[view] === 1 ? null : String(next[view]);
    write(next[view] === pages[view] ? also : { page, ...also });
  };
  return {
    page: pages[view],
    entrance,
    turnToPage: (page: number) => show({ ...pages, [view]: page }, page < pages[view] ? 'back' : 'forward'),
    showPage: (page: number) => show({ ...pages, [view]: page }, 'still'),
    resetPage: (also?: AddressChanges) => show(FIRST, 'still', also),
    resetPageWhileTyping: () => show(FIRST, 'instant'),
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

/** Pinning leaves the other units in view: the page follows them. */
function usePins(list: ComparisonList, showPage: (page: number) => void) {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const units = useAppSelector((state) => selectPinnedUnits(state, list));
  const differences = useAppSelector((state) => selectPinnedDifferences(state, list));
  const changeInPlace = (change: UnknownAction, moving: readonly Unit[]) => {
    const shown = selectUnitPage(store.getState(), list).items;
    const staying = shown.find((unit) => !moving.includes(unit)) ?? moving[0];
    dispatch(change);
    const state = store.getState();
    if (staying) showPage(pageOf(selectPagedUnits(state, list), staying, selectPageSize(state, list)));
  };
  const { orderId } = list;
  const announce = useAnnouncePins();
  const toggle = (unit: Unit) => {
    const change = units.includes(unit) ? unitUnpinned : unitPinned;
    changeInPlace(change({ orderId, serial: unit.serial }), [unit]);
    announce(orderId, [unit], change === unitPinned);
  };
  const latestToggle = useRef(toggle);
  // Stable function: a new one would render every card and row.
  useLayoutEffect(() => void (latestToggle.current = toggle));
  return {
    units,
    differences,
    isFull: units.length >= MAX_PINNED,
    toggle: useCallback((unit: Unit) => latestToggle.current(unit), []),
    clear: () => {
      changeInPlace(allUnitsUnpinned({ orderId }), units);
      announce(orderId, units, false);
    },
  };
}
