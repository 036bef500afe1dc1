import { DAY_MS } from '../calendar/businessDay';
import type { EstimateInputs } from '../../contract/estimates/inputs';
import { formatDate } from '../format/date';
import type { EstimateState } from '../../contract/estimates/states';
import type { Sentence } from '../access/sentence';
import { needsApproval } from '../estimates/openSteps';

/** 'Q-2026-0001': the year of its date, and which one of that year it is. */
export const quotationNumber = (year: number, sequence: number): string =>
  `Q-${year}-${String(sequence).padStart(4, '0')}`;

/** The last valid day of an offer, 'YYYY-MM-DD', this many days after its date. */
export const validUntil = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const WHAT_TO_DO = 'Edit the estimate and enter a later date, or weeks after the order.';

/**
 * Why an estimate cannot be quoted with its delivery, as a sentence: the day that it promises is not in the future. Null for a day to
 * come, weeks after the order, and a delivery to be agreed. Days are 'YYYY-MM-DD' in the business time zone.
 */
export function whyNoDelivery(
  { delivery }: Pick<EstimateInputs, 'delivery'>,
  requestDate: string | null,
  today: string,
): string | null {
  if (delivery !== undefined && 'weeks' in delivery) return null;
  const day = delivery?.day ?? requestDate;
  if (day === null || day > today) return null;
  const whose = delivery === undefined ? "The order's delivery date" : 'Its delivery date';
  return `${whose}, ${formatDate(day)}, is not in the future. ${WHAT_TO_DO}`;
}

const because: Readonly<Partial<Record<EstimateState, string>>> = {
  draft: 'It is a draft: propose it first.',
  returned: 'It was returned: change it and propose it again.',
  lapsed: 'It has lapsed: save it as of today and propose it again.',
  lost: 'It was lost before it had a quotation.',
};

const CAN_BE_QUOTED: readonly EstimateState[] = ['proposed', 'approved'];

interface Judged {
  readonly state: EstimateState;
  /** Why it needs an approval to be quoted; empty if it needs none. */
  readonly approvalReasons: readonly Sentence[];
  /** Why it cannot be quoted with its delivery, as a sentence; null if it can. */
  readonly whyNoDelivery: string | null;
}

/**
 * Why there is nothing to show a customer of an estimate that has no quotation yet, as a sentence; null if it may be quoted
 * next, and so has a preview.
 */
export function whyNoQuotation({ state, approvalReasons, whyNoDelivery }: Judged): Sentence | null {
  if (state === 'proposed' && approvalReasons.length > 0) return needsApproval(approvalReasons);
  return because[state] ?? (CAN_BE_QUOTED.includes(state) ? whyNoDelivery : null);
}
