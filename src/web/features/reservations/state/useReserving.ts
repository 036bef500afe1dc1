import { useState } from 'react';
import type { Reservation, ReservedTransformer } from '../../../../contract/reservations';
import { jobOf } from '../../../../domain/reservations/refusals';
import { failure, success, type Notice } from '../../../lib/browser/notifier';
import { demandIn, errorMessage } from '../../../lib/errorMessage';
import type { Unit } from '../../../../contract/units/unit';
import { forgetRecommendations } from '../../matching/api/recommendations';
import { releaseReservation, reserveUnit, type ToRelease } from '../api/reservations';
import { useAppDispatch } from '../../../store/hooks';
import { acceptedOf } from '../../comparison/state/comparisonChoices';
import type { AppThunk } from '../../../store/store';
import { useServices } from '../../../store/services';
import { useGated } from '../../../store/gate/useEffectGate';

const reservedNotice = (reservation: Reservation) =>
  success('Unit Reserved', `Unit ${reservation.itemCode} is reserved for ${jobOf(reservation)}`);

const notReservedNotice = (error: unknown) =>
  demandIn(error) === null ? failure('Error reserving unit', errorMessage(error)) : null;

const releasedNotice = ({ itemCode }: Pick<ReservedTransformer, 'itemCode'>) =>
  success('Unit Released', `Unit ${itemCode} can be reserved again`);

const notReleasedNotice = (error: unknown) => failure('Error releasing unit', errorMessage(error));

export interface Reserving {
  isPossible: boolean;
  isBusy: boolean;
  reserve: (itemCode: Unit['serial'], orderId: string, reason?: string) => Promise<string | null>;
  release: (reservation: ToRelease) => Promise<boolean>;
}

const acceptedFor =
  (orderId: string): AppThunk<ReturnType<typeof acceptedOf>> =>
  (_dispatch, getState) =>
    acceptedOf(getState(), orderId);

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

export interface ReserveQuestion {
  isOpen: boolean;
  demand: string | null;
  open: () => void;
  close: () => void;
  confirm: (reason?: string) => void;
}

export function useReserveQuestion(
  reserve: Reserving['reserve'],
  itemCode: Unit['serial'],
  orderId: string,
): ReserveQuestion {
  const [isOpen, setOpen] = useState(false);
  const [demand, setDemand] = useState<string | null>(null);
  const confirm = async (reason?: string) => {
    setOpen(false);
    const wanted = await reserve(itemCode, orderId, reason);
    setDemand(wanted);
    if (wanted !== null) setOpen(true);
  };
  return {
    isOpen,
    demand,
    open: () => setOpen(true),
    close: () => setOpen(false),
    confirm: useGated(confirm),
  };
}
