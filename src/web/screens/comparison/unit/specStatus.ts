import type { MatchState } from '../../../../domain/specs/matchState';
import type { SpecComparison } from '../../../../domain/specs/specRows';
import { statusText } from '../../../parts/unit/statusText';
import type { Status } from '../../../ui/mark/StatusIcon';

const statuses: Readonly<Record<MatchState, Status | null>> = {
  notCompared: null,
  exact: 'check',
  near: 'tolerance',
  warning: 'warning',
  alert: 'alert',
};

/** The icon of a match state; null where nothing was compared. */
export const statusOf = (state: MatchState) => statuses[state];

/** The icon's tooltip; null where the icon needs none. */
export const statusExplanation = ({ state, required, actual }: SpecComparison): string | null =>
  statusText(statusOf(state), required, actual);
