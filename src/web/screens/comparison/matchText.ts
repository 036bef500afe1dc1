import type { MatchState } from '../../../domain/match/matchState';
import type { SpecComparison } from '../../../domain/match/specRows';
import type { Status } from '../../ui/StatusIcon';

const statuses: Readonly<Record<MatchState, Status | null>> = {
  notCompared: null,
  exact: 'check',
  near: 'tolerance',
  warning: 'warning',
  alert: 'alert',
};

/** The icon of a match state; null where nothing was compared. */
export const statusOf = (state: MatchState) => statuses[state];

const PLACEHOLDER = 'Placeholder text to describe changes required';

/** What the icon's tooltip says (spec section 4); null where the icon says it all. */
export function matchText({ state, required, actual }: SpecComparison): string | null {
  if (state === 'near') return 'Within acceptable range';
  if (state !== 'warning' && state !== 'alert') return null;
  return actual === '' ? PLACEHOLDER : `${PLACEHOLDER}. Required ${required}, unit ${actual}`;
}
