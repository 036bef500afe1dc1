import type { EstimateState, EstimateStep } from '../../contract/estimates/states';
import type { Permission } from '../access/access';
import type { EstimateMark } from '../../contract/estimates/estimates';

/**
 * What leads from a state to the next: steps of people, a save of another version, a change of what it rests on, and the end of
 * the reservation that it was won with.
 */
type EstimateEvent = EstimateStep | 'save' | 'lapse' | 'reopen';

/** The only ways from state to state there are. Screen, machine and server read this table. */
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

/** The permission that each step requires. */
export const STEP_NEEDS: Readonly<Record<EstimateStep, Permission>> = {
  propose: 'proposeEstimate',
  approve: 'approveEstimate',
  return: 'approveEstimate',
  quote: 'proposeEstimate',
  consent: 'proposeEstimate',
  win: 'reserve',
  lose: 'proposeEstimate',
};

/** Steps that say why. */
export const NEEDS_REASON: readonly EstimateStep[] = ['return', 'consent', 'lose'];

/** Steps that count on the figures: they must be today's. */
export const NEEDS_TODAYS_FIGURES: readonly EstimateStep[] = ['propose', 'approve', 'quote', 'consent', 'win'];

export const nextState = (state: EstimateState, event: EstimateEvent): EstimateState | null =>
  TRANSITIONS[state][event] ?? null;

/** Where something is promised by the figures: a change of what they rest on takes it back. */
export const canLapse = (state: EstimateState): boolean => nextState(state, 'lapse') !== null;

/** The step in an estimate's history when it loses the reservation that it was won with. */
export const REOPEN = 'reopen';

/** Why a won estimate was reopened: 'Unit 484872 was released (customer canceled).' */
export function reopenReason(serial: string, releaseReason: string | null): string {
  const why = releaseReason?.trim().replace(/\.+$/, '');
  return `Unit ${serial} was released${why ? ` (${why})` : ''}.`;
}

/** Whether the last thing that happened to an estimate is that it was reopened. */
export const isReopened = (marks: readonly Pick<EstimateMark, 'step'>[]): boolean => marks.at(-1)?.step === REOPEN;
