import { useState } from 'react';
import type { Reservation } from '../../../../contract/reservations';
import { jobOf } from '../../../../domain/reservations/refusals';
import { demandIn, errorMessage } from '../../../lib/errorMessage';
import type { Unit } from '../../../../contract/units/unit';
import { forgetRecommendations } from '../../matching/api/recommendations';
import { type Releasable, releaseReservation, reserveUnit, type ToRelease, type Wanted } from '../api/reservations';
import { useAppDispatch } from '../../../store/hooks';
import { acceptedOf } from '../../comparison/state/comparisonChoices';
import type { AppThunk } from '../../../store/store';
import { useServices } from '../../../store/services';
import { useOfferUndo } from '../../../store/useOfferUndo';
import { useGated } from '../../../store/gate/useEffectGate';

const reservedText = (reservation: Reservation) => `Unit ${reservation.itemCode} is reserved for ${jobOf(reservation)}`;

const releasedText = ({ itemCode }: Pick<ToRelease, 'itemCode'>) => `Unit ${itemCode} can be reserved again`;

/** Only a plain reservation of one's own comes back as it was: no hold, and no won estimate, which a release reopens. */
const canReserveAgain = ({ orderId, isOwn, estimateId, inquiry }: Releasable): boolean =>
  (orderId ?? null) !== null && isOwn === true && (estimateId ?? null) === null && (inquiry ?? null) === null;

export interface Reserving {
  isPossible: boolean;
  isBusy: boolean;
  reserve: (itemCode: Unit['serial'], orderId: string, reason?: string) => Promise<string | null>;
  release: (reservation: Releasable) => Promise<boolean>;
}

const acceptedFor =
  (orderId: string): AppThunk<ReturnType<typeof acceptedOf>> =>
  (_dispatch, getState) =>
    acceptedOf(getState(), orderId);

export function useReserving(openOrderId?: string): Reserving {
  const dispatch = useAppDispatch();
  const { notifier, config } = useServices();
  const [isBusy, setBusy] = useState(false);
  const offerUndo = useOfferUndo();
  const calls = useReservingCalls(openOrderId);
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
        const { data, error } = await calls.reserve(wanted);
        if (data) {
          const undo = () => calls.release({ id: data.id, itemCode, reason: 'Undone' });
          offerUndo({
            title: 'Unit Reserved',
            description: reservedText(data),
            undo,
            undone: releasedText({ itemCode }),
          });
        } else if (demandIn(error) === null) notifier.failure('Error reserving unit', errorMessage(error));
        return demandIn(error);
      }, null),
    release: (reservation) =>
      once(async () => {
        const { error } = await calls.release(reservation);
        if (error) {
          notifier.failure('Error releasing unit', errorMessage(error));
          return false;
        }
        const { itemCode, orderId, accepted } = reservation;
        const announced = { title: 'Unit Released', description: releasedText(reservation) };
        if (!canReserveAgain(reservation)) notifier.success(announced.title, announced.description);
        else {
          const again = { itemCode, orderId: String(orderId), reason: 'Release undone', ...(accepted && { accepted }) };
          offerUndo({ ...announced, undo: () => calls.reserve(again), undone: `Unit ${itemCode} is reserved again` });
        }
        return true;
      }, false),
  };
}

function useReservingCalls(openOrderId: string | undefined) {
  const dispatch = useAppDispatch();
  const forgetting = async <Result extends { error?: unknown }>(call: PromiseLike<Result>): Promise<Result> => {
    const result = await call;
    if (!result.error) dispatch(forgetRecommendations(openOrderId));
    return result;
  };
  return {
    reserve: (wanted: Wanted) => forgetting(dispatch(reserveUnit.initiate(wanted, { track: false }))),
    release: ({ id, itemCode, reason }: ToRelease) => {
      const of = { id, itemCode, ...(reason !== undefined && { reason }) };
      return forgetting(dispatch(releaseReservation.initiate(of, { track: false })));
    },
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
