import type { ReservedTransformer, UnitReservations } from '../../contract/reservations';
import { fromCosts, type Sentence } from '../access/sentence';
import { formatDate, formatDateTime } from '../format/date';
import { withoutCosts } from '../cost/work';
import { BUSINESS_TIME_ZONE } from '../calendar/businessDay';

/** 'job J-70114': people know orders by their job numbers, never by an id. */
export const jobOf = ({ jobNumber }: Pick<ReservedTransformer, 'jobNumber'>): string =>
  jobNumber?.trim() ? `job ${jobNumber}` : 'an order without a job number';

/** How many characters the reason of a reservation has, without spaces around it. */
const LENGTH = { least: 3, most: 500 } as const;

export const tidyReason = (text: string): string => text.trim();

/** The error in a reservation's reason, as a sentence; null if valid. */
export function reasonRefusal(text: string): string | null {
  const { length } = tidyReason(text);
  if (length === 0) return 'Enter a reason.';
  if (length < LENGTH.least) return `Enter a reason of at least ${LENGTH.least} characters.`;
  if (length <= LENGTH.most) return null;
  return `This reason has ${length} characters. Shorten it to ${LENGTH.most}.`;
}

type Reservation = Pick<ReservedTransformer, 'itemCode' | 'orderId' | 'jobNumber' | 'reservedBy'>;

/** Facts about a unit and the order. */
interface ReserveRequest {
  /** Units were issued for the order. */
  readonly isClosed?: boolean;
  /** The order was retired. */
  readonly isRetired?: boolean;
  /** The reservation of this unit, for another order. */
  readonly ofUnit?: Reservation | undefined;
  /** The unit was retired. */
  readonly retired?: { readonly itemCode: string; readonly at: string } | undefined;
  /** The reservation of this order, of another unit. */
  readonly ofOrder?: Pick<Reservation, 'itemCode'> | undefined;
}

/** Why a unit cannot be reserved for an order, in a sentence; null if it can. The server refuses by it, a screen explains. */
export function reserveRefusal({
  isClosed = false,
  isRetired = false,
  retired,
  ofUnit,
  ofOrder,
}: ReserveRequest): string | null {
  if (ofUnit) {
    const by = ofUnit.reservedBy?.trim() ? `, by ${ofUnit.reservedBy}` : '';
    return `Unit ${ofUnit.itemCode} is reserved for ${jobOf(ofUnit)}${by}.`;
  }
  if (retired)
    return `Unit ${retired.itemCode} was retired on ${formatDate(retired.at, BUSINESS_TIME_ZONE)}. Bring it back on its page first.`;
  if (isClosed) return 'This order is closed: its unit was issued.';
  if (isRetired) return 'This order was retired: a complete file of orders did not have it. Bring it back first.';
  return ofOrder ? `This order holds unit ${ofOrder.itemCode}. Release it first.` : null;
}

/** The refusal of a reservation whose open points need a reason: what is open, and how to go on. */
export const withoutReason = (points: readonly string[]): Sentence => [
  ...points.map((point) => point.replace(/\.?$/, '.')).map((point) => fromCosts(point, withoutCosts(point))),
  'Give a reason to reserve it.',
];

/** The refusal to release what someone else reserved without a word: who it is, and how to go on. */
export const releaseWithoutReason = (owner: string): string =>
  `${owner} reserved this unit. Give a reason to release it: ${owner} is told.`;

type End = Pick<UnitReservations['results'][number], 'releasedAt' | 'releasedBy'>;

interface ReleaseRequest extends Partial<End> {
  readonly status: ReservedTransformer['status'];
}

/** Why a unit cannot be released, in a sentence; null if it can. */
export function releaseRefusal({ status, releasedAt = null, releasedBy }: ReleaseRequest): string | null {
  if (releasedAt !== null) {
    const at = formatDateTime(releasedAt, BUSINESS_TIME_ZONE);
    return `This reservation was already released by ${releasedBy ?? 'an import of data'} on ${at} (Phoenix time).`;
  }
  return status === 'Delivered' ? 'This unit was delivered. It cannot be released.' : null;
}
