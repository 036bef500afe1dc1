import { useState } from 'react';
import type { ReservedTransformer } from '../../contract/reservations';
import type { Unit } from '../../contract/unit/unit';
import type { Notifier } from '../adapters/notifier';
import { demandIn, errorMessage } from './api/server/errorMessage';
import { forgetRecommendations } from './api/recommendations';
import { releaseReservation, reserveUnit } from './api/reservations';
import { useAppDispatch } from './hooks';
import { useServices } from './services';

export interface Reserving {
  /** The product API keeps reservations; where it does not, nothing can be reserved or released. */
  isPossible: boolean;
  isBusy: boolean;
  /** Resolves to what the server wants before it reserves the unit, in its words; null where that is nothing. */
  reserve: (itemCode: Unit['serial'], orderId: string, reason?: string) => Promise<string | null>;
  /** True where it was done. */
  release: (reservation: Pick<ReservedTransformer, 'id' | 'itemCode'>) => Promise<boolean>;
}

/**
 * Reserves and releases units, and notifies the person of the outcome. `openOrderId` is the order whose
 * comparison is open: its list stays as it is.
 */
export function useReserving(openOrderId?: string): Reserving {
  const dispatch = useAppDispatch();
  const { notifier, config } = useServices();
  const [isBusy, setBusy] = useState(false);
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
        const wanted = { itemCode, orderId, reason };
        const { data, error } = await dispatch(reserveUnit.initiate(wanted, { track: false }));
        if (!data) return refused(error, notifier);
        dispatch(forgetRecommendations(openOrderId));
        const order = data.jobNumber === null ? `order ${data.orderId}` : `job ${data.jobNumber}`;
        notifier.success('Unit Reserved', `Unit ${data.itemCode} is reserved for ${order}`);
        return null;
      }, null),
    release: ({ id, itemCode }) =>
      once(async () => {
        const { error } = await dispatch(releaseReservation.initiate({ id, itemCode }, { track: false }));
        if (error) {
          notifier.failure('Error releasing unit', errorMessage(error));
          return false;
        }
        dispatch(forgetRecommendations(openOrderId));
        notifier.success('Unit Released', `Unit ${itemCode} can be reserved again`);
        return true;
      }, false),
  };
}

/** Tells why a unit was not reserved, but for a demand: that is for the person to meet. */
function refused(error: unknown, notifier: Notifier): string | null {
  const demand = demandIn(error);
  if (demand === null) notifier.failure('Error reserving unit', errorMessage(error));
  return demand;
}
