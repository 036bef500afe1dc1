import type { EstimateState } from '../../../contract/estimates/states';
import type { Sentence } from '../../access/sentence';
import { needsApproval } from '../../estimates/steps/openSteps';

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
  /** Why it cannot be quoted with its delivery, as a sentence; null where it can. */
  readonly whyNoDelivery: string | null;
}

/**
 * Why there is nothing to show a customer of an estimate that has no quotation yet, as a sentence; null where it may be quoted
 * next, and so has a preview.
 */
export function whyNoQuotation({ state, approvalReasons, whyNoDelivery }: Judged): Sentence | null {
  if (state === 'proposed' && approvalReasons.length > 0) return needsApproval(approvalReasons);
  return because[state] ?? (CAN_BE_QUOTED.includes(state) ? whyNoDelivery : null);
}
