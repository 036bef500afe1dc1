import { useState } from 'react';
import type { ReservedTransformer } from '../../contract/reservations';
import type { Unit } from '../../contract/unit/unit';
import type { Notifier } from '../adapters/notifier';
import { errorMessage } from './api/server/errorMessage';
import { forgetRecommendations } from './api/recommendations';
import { releaseReservation, reserveUnit } from './api/reservations';
import { useAppDispatch } from './hooks';
import { useServices } from './services';

/** How reserving went. What failed was told, but for a demand of the server: the person has to meet it first. */
export interface ReserveOutcome {
  isDone: boolean;
  /** What the server wants before it reserves the unit, in its words; null for nothing. */
  demand: string | null;
}

export interface Reserving {
  /** The product API keeps reservations; where it does not, nothing can be reserved or released. */
  isPossible: boolean;
  isBusy: boolean;
  reserve: (itemCode: Unit['serial'], orderId: string, reason?: string) => Promise<ReserveOutcome>;
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
        return { isDone: true, demand: null };
      }, NOT_DONE),
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

const NOT_DONE: ReserveOutcome = { isDone: false, demand: null };

function refused(error: unknown, notifier: Notifier): ReserveOutcome {
  if (isDemand(error)) return { isDone: false, demand: errorMessage(error) };
  notifier.failure('Error reserving unit', errorMessage(error));
  return NOT_DONE;
}

/** 422: the server reserves the unit once it is given a reason. */
const isDemand = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 422;
