import type { StoredEstimate } from '../../contract/estimates/estimates';
import type { EstimateDifference, EstimateFigures } from '../../contract/estimates/figures';
import type { EstimateState, EstimateStep } from '../../contract/estimates/states';
import { upTo } from '../cost/comparison/estimateWords';
import { isReopened } from './transitions';
import { formatMargin, formatPrice } from '../format/money';
import { GOOD_MARGIN_PERCENT } from '../limits';

export const estimateStateNames: Readonly<Record<EstimateState, string>> = {
  draft: 'Draft',
  proposed: 'Proposed',
  approved: 'Approved',
  returned: 'Returned',
  lapsed: 'Lapsed',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
};

const lapses: Readonly<Record<string, string>> = {
  propose: 'Proposal lapsed',
  approve: 'Approval lapsed',
  quote: 'Quotation lapsed',
  reopen: 'Quotation lapsed',
};

/** The badge of an estimate; 'Reopened' after its unit was released. */
export function stateName({ state, version, marks }: Pick<StoredEstimate, 'state' | 'version' | 'marks'>): string {
  if (state === 'quoted' && isReopened(marks)) return 'Reopened';
  const promise = marks.findLast((mark) => mark.version === version && mark.step in lapses);
  return (state === 'lapsed' && promise && lapses[promise.step]) || estimateStateNames[state];
}

export const stepNames: Readonly<Record<EstimateStep, string>> = {
  propose: 'Propose',
  approve: 'Approve',
  return: 'Return',
  quote: 'Mark as quoted',
  consent: 'Record consent',
  win: 'Won',
  lose: 'Lost',
};

type Basis = Pick<EstimateFigures, 'isComplete' | 'goodMargin'>;

const COMPLETE: Basis = { isComplete: true, goodMargin: GOOD_MARGIN_PERCENT };

/** 'at least $30,000' for all costs, 'at most $12,300' for the margin, if a cost is not recorded. */
export function boundedText(
  { line, value, text }: { readonly line: string; readonly value: number; readonly text: string },
  isComplete: boolean,
): string {
  if (line === 'margin' && value < 0 && !isComplete) return `Loss of ${text.replace('-', '')} or more`;
  if (line.startsWith('margin')) return upTo({ isComplete }, value, text);
  return line === 'total' && !isComplete ? `at least ${text}` : text;
}

/** 'Unit: $10,000 → $10,500 (+$500)'; 'Margin: $20,000 → at most $12,300 (−$7,700)'. */
export function differenceText(
  { line, label, kind, then, now, change }: EstimateDifference,
  bases: { readonly then: Basis; readonly now: Basis } = { then: COMPLETE, now: COMPLETE },
): string {
  const text = (value: number | null, { isComplete, goodMargin }: Basis) => {
    if (value === null) return 'not recorded';
    const amount = kind === 'dollars' ? formatPrice(value) : formatMargin(value, goodMargin);
    return boundedText({ line, value, text: amount }, isComplete);
  };
  const changed = change === null ? '' : ` (${changeText(kind, change)})`;
  return `${label}: ${text(then, bases.then)} → ${text(now, bases.now)}${changed}`;
}

const changeText = (kind: EstimateDifference['kind'], change: number) =>
  `${change > 0 ? '+' : '−'}${kind === 'dollars' ? formatPrice(Math.abs(change)) : `${Math.abs(change).toFixed(1)} points`}`;

export const stepConsequence = (step: EstimateStep, serial: string): string =>
  ({
    propose: 'Others can approve it as it stands. Any change takes it back to a draft.',
    approve:
      'The approval holds for exactly these figures. A change of them, of the rates or of the unit’s costs ends it.',
    return: 'It goes back to its author with your reason.',
    quote: 'Assigns the next quotation number and marks the price as sent to the customer.',
    consent: 'It is on record that the customer agreed to the deviations from the request. It can be won then.',
    win: `Unit ${serial} is reserved for the order.`,
    lose: 'It is closed with your reason, and can only be copied.',
  })[step];
