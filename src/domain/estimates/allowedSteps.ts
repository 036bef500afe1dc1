import type { EstimateFigures, WorkedEstimate } from '../../contract/estimates/figures';
import type { OpenStep } from '../../contract/estimates/estimates';
import { estimateSteps, type EstimateState, type EstimateStep } from '../../contract/estimates/states';
import { type Permission, permissionMessage } from '../access/access';
import { sentenceFor, type Sentence } from '../access/sentence';
import { isPrice } from '../cost/salePrice';
import { missesRequest } from './grounds';
import { NEEDS_TODAYS_FIGURES, nextState, STEP_NEEDS } from './transitions';

/** Whether the customer must agree to deviations before the estimate is won, and has. */
type ConsentNeed = 'not needed' | 'missing' | 'recorded';

/** A consent holds only for the offered version. */
export function consentNeed(
  { version, worked }: { readonly version: number; readonly worked: Pick<WorkedEstimate, 'unit'> },
  marks: readonly { readonly step: string; readonly version: number }[],
): ConsentNeed {
  if (!missesRequest(worked.unit.fit)) return 'not needed';
  return marks.some((mark) => mark.step === 'consent' && mark.version === version) ? 'recorded' : 'missing';
}

export interface StepCase {
  readonly state: EstimateState;
  readonly figures: Pick<EstimateFigures, 'salePrice'>;
  /** Why it needs approval before it is quoted. */
  readonly approvalReasons: readonly Sentence[];
  /** Changes since the version was saved; empty if current. */
  readonly staleBecause: readonly Sentence[];
  readonly permissions: ReadonlySet<Permission>;
  /** The caller proposed it, or saved the proposed version. */
  readonly isOwnProposal: boolean;
  /** Why its delivery prevents a quotation, as a sentence. */
  readonly whyNoDelivery: string | null;
  readonly consent: ConsentNeed;
  readonly winner: Winner | null;
}

export interface Winner {
  readonly name: string;
  readonly serial: string;
}

/** An order is won once; the winner reopens when its unit is released. */
export const alreadyWon = ({ name, serial }: Winner): string =>
  `This order was already won with "${name}", unit ${serial}. Release unit ${serial} first.`;

/** Whether a person proposed it or saved the proposed version: approving one's own figures is not allowed. Token subjects. */
export const isOwnProposal = (
  { proposedBy, savedBy }: { readonly proposedBy: string | null; readonly savedBy: string },
  subject: string,
): boolean => proposedBy === subject || savedBy === subject;

export const whoMayNot = (step: EstimateStep, permissions: ReadonlySet<Permission>): string | null =>
  permissions.has(STEP_NEEDS[step]) ? null : permissionMessage(STEP_NEEDS[step]);

const NO_CONSENT =
  'The customer has not agreed to the deviations from the request. Record the consent first: who agreed, when, and a note.';

export const needsApproval = (reasons: readonly Sentence[]): Sentence => ['It needs an approval first.', ...reasons];

export function whyNotOpen(step: EstimateStep, of: Omit<StepCase, 'permissions'>): Sentence | null {
  const { state, figures, staleBecause } = of;
  if (nextState(state, step) === null) return notFrom(step, state);
  if (step === 'win' && of.winner !== null) return alreadyWon(of.winner);
  if (NEEDS_TODAYS_FIGURES.includes(step) && staleBecause.length > 0)
    return [...staleBecause, `Save it as of today${state === 'draft' ? '' : ', and propose it again'}.`];
  if (step === 'win' && of.consent === 'missing') return NO_CONSENT;
  if (step === 'consent' && of.consent === 'not needed') return 'Its unit misses nothing of the request.';
  if (step === 'propose' && !isPrice(figures.salePrice)) return 'Enter a price first: the order has none.';
  if (step === 'approve' && of.isOwnProposal)
    return 'Someone else must approve it: you proposed it, or saved what was proposed.';
  if (step === 'quote' && state === 'proposed' && of.approvalReasons.length > 0)
    return needsApproval(of.approvalReasons);
  return step === 'quote' ? of.whyNoDelivery : null;
}

/** Every step with the reason why the caller cannot take it now; a consent only if needed. */
export const openSteps = ({ permissions, ...of }: StepCase): OpenStep[] =>
  estimateSteps
    .filter((step) => step !== 'consent' || of.consent !== 'not needed')
    .map((step) => {
      const whyNot = whoMayNot(step, permissions) ?? whyNotOpen(step, of);
      return { step, whyNot: whyNot === null ? null : sentenceFor(permissions, whyNot) };
    });

const doing: Readonly<Record<EstimateStep, string>> = {
  propose: 'proposed',
  approve: 'approved',
  return: 'returned',
  quote: 'quoted',
  consent: 'agreed to',
  win: 'won',
  lose: 'lost',
};

const notFrom = (step: EstimateStep, state: EstimateState) =>
  `It is ${state === 'draft' ? 'a draft' : state}, and so cannot be ${doing[step]}.`;
