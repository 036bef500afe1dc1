import type { StoredEstimate } from '../../contract/estimates/estimates';
import type { EstimateState } from '../../contract/estimates/states';

const because: Readonly<Partial<Record<EstimateState, string>>> = {
  draft: 'It is a draft: propose it first.',
  returned: 'It was returned: change it and propose it again.',
  lapsed: 'It has lapsed: save it as of today and propose it again.',
  lost: 'It was lost before it had a quotation.',
};

/**
 * Why there is nothing to show a customer of an estimate that has no quotation yet, as a sentence; null where it may be quoted
 * next, and so has a preview.
 */
export function whyNoQuotation({
  state,
  approvalReasons,
}: Pick<StoredEstimate, 'state' | 'approvalReasons'>): string | null {
  if (state === 'proposed' && approvalReasons.length > 0)
    return `It needs an approval first. ${approvalReasons.join(' ')}`;
  return because[state] ?? null;
}
