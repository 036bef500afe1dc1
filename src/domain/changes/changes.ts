import type { ReservationChange } from '../../contract/changes';
import { listOf } from '../format/text';

export interface ChangedCounts {
  readonly units: number;
  readonly orders: number;
  readonly areEstimates?: boolean;
  /** Too many or unknown changes to count. */
  readonly isMany: boolean;
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

/** Whether a PostgreSQL snapshot, 'xmin:xmax:running,…', shows a transaction's changes. `xid` is an xid8. Text after a space is ignored. */
export function isVisibleIn(xid: string, snapshot: string): boolean {
  const [xmin = '0', xmax = '0', running = ''] = (snapshot.split(' ')[0] ?? '').split(':');
  const id = BigInt(xid);
  if (id < BigInt(xmin)) return true;
  return id < BigInt(xmax) && !running.split(',').includes(xid);
}

/** The position that includes more if both are of one database; else the second. */
export function laterPosition(one: string | null, other: string): string {
  if (one === null) return other;
  const [snapshot = '', source] = one.split(' ');
  const [otherSnapshot = '', otherSource] = other.split(' ');
  if (source !== otherSource) return other;
  const [first, second] = [ends(snapshot), ends(otherSnapshot)];
  if (first.xmax !== second.xmax) return first.xmax > second.xmax ? one : other;
  return first.running < second.running ? one : other;
}

/** The longer a snapshot waited, the fewer transactions before its end still ran. */
function ends(snapshot: string): { xmax: bigint; running: number } {
  const [, xmax = '', running = ''] = snapshot.split(':');
  return { xmax: /^\d+$/.test(xmax) ? BigInt(xmax) : 0n, running: running === '' ? 0 : running.split(',').length };
}
