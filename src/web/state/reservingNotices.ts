import type { Reservation, ReservedTransformer } from '../../contract/reservations';
import type { Notice } from '../adapters/notifier';
import { demandIn, errorMessage } from './api/server/errorMessage';

export function reservedNotice({ itemCode, orderId, jobNumber }: Reservation): Notice {
  const order = jobNumber === null ? `order ${orderId}` : `job ${jobNumber}`;
  return { tone: 'success', title: 'Unit Reserved', description: `Unit ${itemCode} is reserved for ${order}` };
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
