import { useState } from 'react';
import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { shallowEqual } from 'react-redux';
import { changedText } from '../../../domain/changes/changes';
import { fetchAnew } from '../api/fetchAnew';
import { getReservations } from '../api/reservations';
import { useAppDispatch, useAppSelector } from '../hooks';
import { useGated } from '../gate/useEffectGate';
import type { RootState } from '../store';
import { changedOnScreen, type ChangedOnScreen, type OnScreen } from './changedOnScreen';

/** A query of RTK Query. */
interface Query {
  readonly requestId?: string | undefined;
  readonly isFetching: boolean;
  readonly isError: boolean;
}

interface Shown extends Omit<OnScreen, 'request' | 'reservations'> {
  readonly query: Query;
  /** Who reserved what, asked for on its own. */
  readonly hasReservations?: boolean;
}

interface Changed extends Pick<ChangedOnScreen, 'ofUnits'> {
  /** Says that it changed, and how to fetch it. */
  readonly line: { readonly text: string; readonly isFetching: boolean; readonly onShow: () => void };
}

/** Of what the screen shows, what others changed since it was asked for. */
export function useChanged({ query, hasReservations = false, units, orders, ...others }: Shown): Changed {
  const dispatch = useAppDispatch();
  const shownRequest = useShownRequest(query);
  const [shownReservations] = useState(createShownReservations);
  // Chosen by what it comes to: a screen is not rendered anew for each request.
  const changed = useAppSelector(
    (state) =>
      changedOnScreen(state.changes, state.loads, {
        ...{ units, orders, ...others },
        ...{ request: shownRequest, reservations: hasReservations ? shownReservations(state) : undefined },
      }),
    isSameChange,
  );
  // Of several, the card of each says who reserved it.
  const [only] = units.length === 1 ? Object.values(changed.ofUnits) : [];
  const text = changedText({ ...changed, reservation: only?.reservation ?? null });
  const onShow = useGated(() => dispatch(fetchAnew()));
  return { ofUnits: changed.ofUnits, line: { text, isFetching: query.isFetching, onShow } };
}

const isSameChange = (one: ChangedOnScreen, other: ChangedOnScreen): boolean =>
  shallowEqual({ ...one, ofUnits: null }, { ...other, ofUnits: null }) && shallowEqual(one.ofUnits, other.ofUnits);

/** The same of the reservations, without a render for each request. */
function createShownReservations(): (state: RootState) => string | undefined {
  let shown: string | undefined;
  return (state) => {
    const { status, requestId } = getReservations.select(undefined)(state);
    if (status === QueryStatus.fulfilled) shown = requestId;
    return shown;
  };
}

/** The request whose answer is on screen: while another one runs, and where it fails, that of the last answer. */
function useShownRequest(query: Query | undefined): string | undefined {
  const [shown, setShown] = useState(query?.requestId);
  const isSettled = query !== undefined && !query.isFetching && !query.isError;
  if (isSettled && query.requestId !== shown) setShown(query.requestId);
  return shown;
}
