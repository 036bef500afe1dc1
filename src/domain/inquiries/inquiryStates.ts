import type { InquiryState, InquiryStep } from '../../contract/requests/inquiries';

/** The steps that people may take from each state. */
const STEPS: Readonly<Record<InquiryState, readonly InquiryStep[]>> = {
  open: ['quoted', 'won', 'lost'],
  quoted: ['open', 'won', 'lost'],
  won: ['quoted', 'lost'],
  lost: ['open'],
  order: [],
};

const NAMES: Readonly<Record<InquiryState, string>> = {
  open: 'open',
  quoted: 'quoted',
  won: 'won',
  lost: 'lost',
  order: 'an order',
};

export const inquiryNumber = (id: number | string): string => `I-${id}`;

/** 'I-42-1' is the first line of inquiry 42. */
export const lineNumber = (id: number | string, position: number): string => `${inquiryNumber(id)}-${position}`;

export const canLink = (state: InquiryState): boolean => state !== 'lost';

/** Why a step cannot be taken, as a sentence; null if it can. */
export function stepRefusal(number: string, from: InquiryState, to: InquiryStep, reason: string | null): string | null {
  if (from === to) return `Inquiry ${number} is ${NAMES[from]} already.`;
  if (!STEPS[from].includes(to)) return `Inquiry ${number} is ${NAMES[from]}: it cannot become ${NAMES[to]}.`;
  return to === 'lost' && reason === null ? 'Give the reason why this inquiry is lost.' : null;
}

/** The state after an estimate of a line took a step; null if it stays. */
export function stateAfterEstimate(state: InquiryState, estimate: string): InquiryState | null {
  if (estimate === 'quoted' && state === 'open') return 'quoted';
  return estimate === 'won' && (state === 'open' || state === 'quoted') ? 'won' : null;
}

/** Whether a job number is that of an inquiry's line. */
export const isLineNumber = (jobNumber: string | null): boolean => /^I-\d+-\d+$/.test(jobNumber ?? '');
