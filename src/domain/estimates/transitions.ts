import type { EstimateState, EstimateStep } from '../../contract/estimates/states';
import type { Permission } from '../access/access';
import type { EstimateMark } from '../../contract/estimates/estimates';

/** Causes of a transition; 'lapse': its data changed, 'reopen': its unit was released. */
type EstimateEvent = EstimateStep | 'save' | 'lapse' | 'reopen';

const TRANSITIONS: Readonly<Record<EstimateState, Readonly<Partial<Record<EstimateEvent, EstimateState>>>>> = {
  draft: { save: 'draft', propose: 'proposed' },
  proposed: { save: 'draft', lapse: 'lapsed', approve: 'approved', return: 'returned', quote: 'quoted' },
  approved: { save: 'draft', lapse: 'lapsed', return: 'returned', quote: 'quoted' },
  returned: { save: 'draft', propose: 'proposed' },
  lapsed: { save: 'draft', propose: 'proposed', lose: 'lost' },
  quoted: { save: 'draft', lapse: 'lapsed', consent: 'quoted', win: 'won', lose: 'lost' },
  won: { reopen: 'quoted' },
  lost: {},
};

export const STEP_NEEDS: Readonly<Record<EstimateStep, Permission>> = {
  propose: 'proposeEstimate',
  approve: 'approveEstimate',
  return: 'approveEstimate',
  quote: 'proposeEstimate',
  consent: 'proposeEstimate',
  win: 'reserve',
  lose: 'proposeEstimate',
};

export const NEEDS_REASON: readonly EstimateStep[] = ['return', 'consent', 'lose'];

export const NEEDS_TODAYS_FIGURES: readonly EstimateStep[] = ['propose', 'approve', 'quote', 'consent', 'win'];

export const nextState = (state: EstimateState, event: EstimateEvent): EstimateState | null =>
  TRANSITIONS[state][event] ?? null;

/** Whether a change of its data revokes the state. */
export const canLapse = (state: EstimateState): boolean => nextState(state, 'lapse') !== null;

export const REOPEN = 'reopen';

/** 'Unit 484872 was released (customer canceled).' */
export function reopenReason(serial: string, releaseReason: string | null): string {
  const why = releaseReason?.trim().replace(/\.+$/, '');
  return `Unit ${serial} was released${why ? ` (${why})` : ''}.`;
}

export const isReopened = (marks: readonly Pick<EstimateMark, 'step'>[]): boolean => marks.at(-1)?.step === REOPEN;
