import { useState } from 'react';
import type { ReservedTransformer } from '../../contract/reservations';
import type { Unit } from '../../contract/unit/unit';
import { errorMessage } from './api/server/errorMessage';
import { forgetRecommendations } from './api/recommendations';
import { releaseReservation, reserveUnit } from './api/reservations';
import { useAppDispatch } from './hooks';
import { useServices } from './services';

export interface Reserving {
  /** The product API keeps reservations; where it does not, nothing can be reserved or released. */
  isPossible: boolean;
  isBusy: boolean;
  /** True where it was done. */
  reserve: (itemCode: Unit['serial'], orderId: string) => Promise<boolean>;
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
  const once = async (work: () => Promise<boolean>) => {
    if (isBusy) return false;
    setBusy(true);
    const isDone = await work();
    setBusy(false);
    return isDone;
  };
  return {
    isPossible: config.capabilities.reservations === 'live',
    isBusy,
    reserve: (itemCode, orderId) =>
      once(async () => {
        const { data, error } = await dispatch(reserveUnit.initiate({ itemCode, orderId }, { track: false }));
        if (!data) {
          notifier.failure('Error reserving unit', errorMessage(error));
          return false;
        }
        dispatch(forgetRecommendations(openOrderId));
        const order = data.jobNumber === null ? `order ${data.orderId}` : `job ${data.jobNumber}`;
        notifier.success('Unit Reserved', `Unit ${data.itemCode} is reserved for ${order}`);
        return true;
      }),
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
      }),
  };
}
