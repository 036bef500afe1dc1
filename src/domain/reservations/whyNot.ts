import type { ReservedTransformer } from '../../contract/reservations';

type Reservation = Pick<ReservedTransformer, 'itemCode' | 'orderId' | 'jobNumber' | 'reservedBy'>;

/** 'job J-70114', or 'order 101' where no job number is known. */
export const jobOf = ({ orderId, jobNumber }: Pick<Reservation, 'orderId' | 'jobNumber'>): string =>
  jobNumber?.trim() ? `job ${jobNumber}` : `order ${orderId}`;

interface Wish {
  /** Units were issued for the order. */
  isClosed: boolean;
  /** The reservation of this unit, for another order. */
  ofUnit: Reservation | undefined;
  /** The reservation of this order, of another unit. */
  ofOrder: Reservation | undefined;
}

/** Why a unit cannot be reserved for an order, in a sentence; null where it can. */
export function whyNotReserve({ isClosed, ofUnit, ofOrder }: Wish): string | null {
  if (ofUnit) {
    const by = ofUnit.reservedBy?.trim() ? `, by ${ofUnit.reservedBy}` : '';
    return `Unit ${ofUnit.itemCode} is reserved for ${jobOf(ofUnit)}${by}.`;
  }
  if (isClosed) return 'This order is closed: its unit was issued.';
  return ofOrder ? `This order holds unit ${ofOrder.itemCode}. Release it first.` : null;
}

/** Why a unit cannot be released, in a sentence; null where it can. */
export const whyNotRelease = ({ status }: Pick<ReservedTransformer, 'status'>): string | null =>
  status === 'Delivered' ? 'This unit was delivered. It cannot be released.' : null;
