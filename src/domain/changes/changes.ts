import type { ReservationChange } from '../../contract/changes';
import { listOf } from '../format/text';

/** How many of what is on screen changed. */
export interface ChangedCounts {
  readonly units: number;
  readonly orders: number;
  /** The estimates of an order on screen did. */
  readonly areEstimates?: boolean;
  /** Something changed, and no one can say what. */
  readonly isMany: boolean;
  /** The reservation that changed the one unit that the screen is about. */
  readonly reservation?: ReservationChange | null;
}

const counted = (count: number, noun: string): string[] =>
  count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`];

/** '3 units changed', 'The estimates and 1 unit changed', 'Reserved by Dana for J59270'; empty if nothing did. */
export function changedText({
  units,
  orders,
  areEstimates = false,
  isMany,
  reservation = null,
}: ChangedCounts): string {
  if (isMany) return 'The data changed';
  if (reservation !== null) return unitChangeText(reservation);
  const parts = [...(areEstimates ? ['The estimates'] : []), ...counted(orders, 'order'), ...counted(units, 'unit')];
  return parts.length === 0 ? '' : `${listOf(parts)} changed`;
}

/** 'Reserved by Dana for J59270', 'Released by Dana'; else 'Changed'. */
export function unitChangeText(reservation: ReservationChange | null): string {
  if (reservation === null) return 'Changed';
  const by = reservation.by === null ? '' : ` by ${reservation.by}`;
  if (!reservation.isReserved) return `Released${by}`;
  return `Reserved${by} for ${reservation.jobNumber ?? `order ${reservation.orderId}`}`;
}

/**
 * Whether a PostgreSQL snapshot shows a transaction's changes. `xid` is an xid8; the snapshot is 'xmin:xmax:running,…'
 * as from pg_current_snapshot(). Text after a space is ignored.
 */
export function isVisibleIn(xid: string, snapshot: string): boolean {
  const [xmin = '0', xmax = '0', running = ''] = (snapshot.split(' ')[0] ?? '').split(':');
  const id = BigInt(xid);
  if (id < BigInt(xmin)) return true;
  return id < BigInt(xmax) && !running.split(',').includes(xid);
}
