import type { MatchState } from '../../../domain/match/matchState';
import type { SpecComparison } from '../../../domain/match/specRows';
import { statusText } from '../../parts/statusText';
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

/** What the icon's tooltip says; null where the icon says it all. */
export const matchText = ({ state, required, actual }: SpecComparison): string | null =>
  statusText(statusOf(state), required, actual);
