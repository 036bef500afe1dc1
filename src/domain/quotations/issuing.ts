import { DAY_MS } from '../calendar/businessDay';
import type { EstimateInputs } from '../../contract/estimates/inputs';
import { formatDate } from '../format/date';
import type { EstimateState } from '../../contract/estimates/states';
import type { Sentence } from '../access/sentence';
import { needsApproval } from '../estimates/allowedSteps';

/** 'Q-2026-0001': year and sequence number. */
export const quotationNumber = (year: number, sequence: number): string =>
  `Q-${year}-${String(sequence).padStart(4, '0')}`;

/** The last valid day, 'YYYY-MM-DD', `days` after the date. */
export const validUntil = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const WHAT_TO_DO = 'Edit the estimate and enter a later date, or weeks after the order.';

/** A sentence if the promised day is not in the future. Null for a future day, weeks, or a delivery to be agreed. Days are 'YYYY-MM-DD'. */
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
  readonly approvalReasons: readonly Sentence[];
  readonly whyNoDelivery: string | null;
}

/** Why an estimate without a quotation has no preview, as a sentence; null if it can be quoted next. */
export function whyNoQuotation({ state, approvalReasons, whyNoDelivery }: Judged): Sentence | null {
  if (state === 'proposed' && approvalReasons.length > 0) return needsApproval(approvalReasons);
  return because[state] ?? (CAN_BE_QUOTED.includes(state) ? whyNoDelivery : null);
}
