import { useState } from 'react';
import type { Unit } from '../../../contract/unit/unit';
import type { Notice } from '../../adapters/notifier';
import { demandIn } from '../api/server/errorMessage';
import { forgetRecommendations } from '../api/recommendations';
import { releaseReservation, reserveUnit, type ToRelease } from '../api/reservations';
import { useAppDispatch } from '../hooks';
import { acceptedOf } from '../selectors/acceptedOf';
import type { AppThunk } from '../store';
import { notReleasedNotice, notReservedNotice, releasedNotice, reservedNotice } from './reservingNotices';
import { useServices } from '../services';

export interface Reserving {
  /** The product API keeps reservations; where it does not, nothing can be reserved or released. */
  isPossible: boolean;
  isBusy: boolean;
  /** Resolves to what the server wants before it reserves the unit, in its words; null where that is nothing. */
  reserve: (itemCode: Unit['serial'], orderId: string, reason?: string) => Promise<string | null>;
  /** True where it was done. */
  release: (reservation: ToRelease) => Promise<boolean>;
}

/** As it is when the person reserves. */
const acceptedFor =
  (orderId: string): AppThunk<ReturnType<typeof acceptedOf>> =>
  (_dispatch, getState) =>
    acceptedOf(getState(), orderId);

/**
 * Reserves and releases units, and notifies the person of the outcome. `openOrderId` is the order whose
 * comparison is open: its list stays as it is.
 */
export function useReserving(openOrderId?: string): Reserving {
  const dispatch = useAppDispatch();
  const { notifier, config } = useServices();
  const [isBusy, setBusy] = useState(false);
  const notify = ({ tone, title, description }: Notice) => notifier[tone](title, description);
  const once = async <T>(work: () => Promise<T>, otherwise: T) => {
    if (isBusy) return otherwise;
    setBusy(true);
    const outcome = await work();
    setBusy(false);
    return outcome;
  };
  return {
    isPossible: config.capabilities.reservations === 'live',
    isBusy,
    reserve: (itemCode, orderId, reason) =>
      once(async () => {
        const wanted = { itemCode, orderId, reason, accepted: dispatch(acceptedFor(orderId)) };
        const { data, error } = await dispatch(reserveUnit.initiate(wanted, { track: false }));
        if (data) dispatch(forgetRecommendations(openOrderId));
        const notice = data ? reservedNotice(data) : notReservedNotice(error);
        if (notice) notify(notice);
        return demandIn(error);
      }, null),
    release: ({ id, itemCode, reason }) =>
      once(async () => {
        const { error } = await dispatch(
          releaseReservation.initiate({ id, itemCode, ...(reason !== undefined && { reason }) }, { track: false }),
        );
        if (error) {
          notify(notReleasedNotice(error));
          return false;
        }
        dispatch(forgetRecommendations(openOrderId));
        notify(releasedNotice({ itemCode }));
        return true;
      }, false),
  };
}
