import type { ReservedTransformer, UnitReservations } from '../../contract/reservations';
import { fromCosts, type Sentence } from '../access/sentence';
import { formatDate, formatDateTime } from '../format/date';
import { withoutCosts } from '../cost/work';
import { type Hold, inquiryLineOf, onHoldFor } from './holds';
import { BUSINESS_TIME_ZONE } from '../calendar/businessDay';

/** 'job J-70114', 'inquiry I-42, line 1': people know job numbers, not ids. */
export function jobOf({ jobNumber }: Pick<ReservedTransformer, 'jobNumber'>): string {
  const inquiry = inquiryLineOf(jobNumber);
  if (inquiry !== null) return `inquiry ${inquiry.number}, line ${inquiry.line}`;
  return jobNumber?.trim() ? `job ${jobNumber}` : 'an order without a job number';
}

/** Characters of a reason, trimmed. */
const LENGTH = { least: 3, most: 500 } as const;

export const tidyReason = (text: string): string => text.trim();

export function reasonRefusal(text: string): string | null {
  const { length } = tidyReason(text);
  if (length === 0) return 'Enter a reason.';
  if (length < LENGTH.least) return `Enter a reason of at least ${LENGTH.least} characters.`;
  if (length <= LENGTH.most) return null;
  return `This reason has ${length} characters. Shorten it to ${LENGTH.most}.`;
}

type Reservation = Pick<ReservedTransformer, 'itemCode' | 'orderId' | 'jobNumber' | 'reservedBy'> & {
  /** If it is held for an inquiry. */
  readonly hold?: Hold | null | undefined;
};

interface ReserveRequest {
  readonly isClosed?: boolean;
  readonly isRetired?: boolean;
  /** Why the unit cannot be judged; null if it can. */
  readonly incomplete?: string | null;
  /** The unit's reservation for another order. */
  readonly ofUnit?: Reservation | undefined;
  readonly retired?: { readonly itemCode: string; readonly at: string } | undefined;
  /** The order's reservation of another unit. */
  readonly ofOrder?: Pick<Reservation, 'itemCode'> | undefined;
}

/** Why a unit cannot be reserved for an order, as a sentence; null if it can. Shared by server and screen. */
export function reserveRefusal({
  isClosed = false,
  isRetired = false,
  incomplete = null,
  retired,
  ofUnit,
  ofOrder,
}: ReserveRequest): string | null {
  if (ofUnit) {
    const by = ofUnit.reservedBy?.trim() ? `, by ${ofUnit.reservedBy}` : '';
    const what = ofUnit.hold ? onHoldFor(ofUnit.hold) : `reserved for ${jobOf(ofUnit)}`;
    return `Unit ${ofUnit.itemCode} is ${what}${by}.`;
  }
  if (retired)
    return `Unit ${retired.itemCode} was retired on ${formatDate(retired.at, BUSINESS_TIME_ZONE)}. Bring it back on its page first.`;
  if (incomplete !== null) return incomplete;
  if (isClosed) return 'This order is closed: its unit was issued.';
  if (isRetired) return 'This order was retired. Bring it back first.';
  return ofOrder ? `This order holds unit ${ofOrder.itemCode}. Release it first.` : null;
}

/** Of a line of an inquiry for several units. */
export const allOnHold = (line: string): string => `${line} already has all its units on hold. Release one first.`;

export const withoutReason = (points: readonly string[]): Sentence => [
  ...points.map((point) => point.replace(/\.?$/, '.')).map((point) => fromCosts(point, withoutCosts(point))),
  'Give a reason to reserve it.',
];

/** Another person's reservation is released only with a reason. */
export const releaseWithoutReason = (owner: string): string =>
  `${owner} reserved this unit. Give a reason to release it: ${owner} will be notified.`;

type End = Pick<UnitReservations['results'][number], 'releasedAt' | 'releasedBy'>;

interface ReleaseRequest extends Partial<End> {
  readonly status: ReservedTransformer['status'];
}

/** Why a unit cannot be released, as a sentence; null if it can. */
export function releaseRefusal({ status, releasedAt = null, releasedBy }: ReleaseRequest): string | null {
  if (releasedAt !== null) {
    const at = formatDateTime(releasedAt, BUSINESS_TIME_ZONE);
    return `This reservation was already released by ${releasedBy ?? 'an import of data'} on ${at} (Phoenix time).`;
  }
  return status === 'Delivered' ? 'This unit was delivered. It cannot be released.' : null;
}
