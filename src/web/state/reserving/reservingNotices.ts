import type { Reservation, ReservedTransformer } from '../../../contract/reservations';
import { jobOf } from '../../../domain/reservations/refusals';
import type { Notice } from '../../adapters/notifier';
import { demandIn, errorMessage } from '../api/server/errorMessage';

export function reservedNotice(reservation: Reservation): Notice {
  const description = `Unit ${reservation.itemCode} is reserved for ${jobOf(reservation)}`;
  return { tone: 'success', title: 'Unit Reserved', description };
}

/** Null for a demand: that is for the person to meet. */
export const notReservedNotice = (error: unknown): Notice | null =>
  demandIn(error) === null
    ? { tone: 'failure', title: 'Error reserving unit', description: errorMessage(error) }
    : null;

export const releasedNotice = ({ itemCode }: Pick<ReservedTransformer, 'itemCode'>): Notice => ({
  tone: 'success',
  title: 'Unit Released',
  description: `Unit ${itemCode} can be reserved again`,
});

export const notReleasedNotice = (error: unknown): Notice => ({
  tone: 'failure',
  title: 'Error releasing unit',
  description: errorMessage(error),
});
