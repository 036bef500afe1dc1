import { useState } from 'react';
import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { shallowEqual } from 'react-redux';
import { type ChangedCounts, changedText } from '../../../../domain/changes/changes';
import { changeKey, type Change, type ChangesState } from './changesSlice';
import type { LoadsState } from './loads';
import { refetchLists } from '../../../store/api/api';
import { getReservations } from '../../reservations/api/reservations';
import { useAppDispatch, useAppSelector, useInsights } from '../../../store/hooks';
import { useGated } from '../../../store/gate/useEffectGate';
import type { RootState } from '../../../store/store';

export interface OnScreen {
  readonly units: readonly (string | number)[];
  readonly orders: readonly (string | number)[];
  readonly hasAllReserved?: boolean;
  readonly estimatesOf?: string | undefined;
  readonly request: string | undefined;
  readonly reservations?: string | undefined;
}

interface ChangedOnScreen extends ChangedCounts {
  readonly ofUnits: Readonly<Record<string, Change>>;
}

const NOTHING_CHANGED: ChangedOnScreen = {
  units: 0,
  orders: 0,
  areEstimates: false,
  isMany: false,
  ofUnits: {},
};

export function changedOnScreen({ changes }: ChangesState, loads: LoadsState, shown: OnScreen): ChangedOnScreen {
  if (Object.keys(changes).length === 0) return NOTHING_CHANGED;
  const saving = new Set(Object.values(loads.saving).flat());
  const isNews = (key: string): boolean => {
    const change = changes[key];
    return change !== undefined && !saving.has(key) && change.at > knownUntil(loads, shown, change);
  };
  const units = new Set(shown.units.map((serial) => changeKey('unit', serial)));
  if (shown.hasAllReserved) for (const key of newlyReserved(changes)) units.add(key);
  const changedUnits = [...units].filter(isNews);
  return {
    units: changedUnits.length,
    orders: new Set(shown.orders.map((id) => changeKey('order', id)).filter(isNews)).size,
    areEstimates: shown.estimatesOf !== undefined && isNews(changeKey('estimates', shown.estimatesOf)),
    isMany: isNews(changeKey('many', null)),
    ofUnits: Object.fromEntries(changedUnits.flatMap((key) => pairOf(key, changes[key]))),
  };
}

const eventsKnownTo = ({ eventsBefore }: LoadsState, request: string | undefined): number =>
  request === undefined ? 0 : (eventsBefore[request] ?? 0);

function knownUntil(loads: LoadsState, { request, reservations }: OnScreen, { reservation }: Change): number {
  const known = eventsKnownTo(loads, request);
  return reservation === null ? known : Math.max(known, eventsKnownTo(loads, reservations));
}

const newlyReserved = (changes: ChangesState['changes']): string[] =>
  Object.entries(changes).flatMap(([key, { reservation }]) => (reservation?.isReserved ? [key] : []));

const pairOf = (key: string, change: Change | undefined): [string, Change][] =>
  change === undefined ? [] : [[key.slice(changeKey('unit', '').length), change]];

interface Query {
  readonly requestId?: string | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
}

interface Shown extends Omit<OnScreen, 'request' | 'reservations'> {
  readonly query: Query;
  readonly hasReservations?: boolean;
}

interface Changed extends Pick<ChangedOnScreen, 'ofUnits'> {
  readonly line: { readonly text: string; readonly isFetching: boolean; readonly onShow: () => void };
}

export function useChanged({ query, hasReservations = false, units, orders, ...others }: Shown): Changed {
  const dispatch = useAppDispatch();
  const shownRequest = useShownRequest(query);
  const [shownReservations] = useState(createShownReservations);
  // Compared by value, so that requests do not re-render the screen.
  const changed = useAppSelector(
    (state) =>
      changedOnScreen(state.changes, state.loads, {
        ...{ units, orders, ...others },
        ...{ request: shownRequest, reservations: hasReservations ? shownReservations(state) : undefined },
      }),
    isSameChange,
  );
  const [only] = units.length === 1 ? Object.values(changed.ofUnits) : [];
  const text = changedText({ ...changed, reservation: only?.reservation ?? null });
  const onShow = useGated(() => dispatch(refetchLists()));
  return { ofUnits: changed.ofUnits, line: { text, isFetching: query.isFetching, onShow } };
}

const isSameChange = (one: ChangedOnScreen, other: ChangedOnScreen): boolean =>
  shallowEqual({ ...one, ofUnits: null }, { ...other, ofUnits: null }) && shallowEqual(one.ofUnits, other.ofUnits);

function createShownReservations(): (state: RootState) => string | undefined {
  let shown: string | undefined;
  return (state) => {
    const { status, requestId } = getReservations.select(undefined)(state);
    if (status === QueryStatus.fulfilled) shown = requestId;
    return shown;
  };
}

function useShownRequest(query: Query | undefined): string | undefined {
  const [shown, setShown] = useState(query?.requestId);
  const isSettled = query !== undefined && !query.isFetching && !query.isError;
  if (isSettled && query.requestId !== shown) setShown(query.requestId);
  return shown;
}

interface Loaded {
  readonly currentData?: unknown;
  readonly fulfilledTimeStamp?: number | undefined;
  readonly isFetching: boolean;
}

interface Sync {
  readonly loadedAt: number | undefined;
  readonly isFetching: boolean;
  readonly onFetch: () => void;
}

/** Null for the specification's API. */
export function useSync({ currentData, fulfilledTimeStamp, isFetching }: Loaded): Sync | null {
  const dispatch = useAppDispatch();
  const onFetch = useGated(() => dispatch(refetchLists()));
  return useInsights()
    ? { loadedAt: currentData === undefined ? undefined : fulfilledTimeStamp, isFetching, onFetch }
    : null;
}
