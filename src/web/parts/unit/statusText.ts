import type { Status } from '../../ui/mark/StatusIcon';

const PLACEHOLDER = 'Placeholder text to describe changes required';
const TOLERATED = 'Within acceptable range';

/**
 * The tooltip of a specification's status (spec section 4): what differs where it is known, the specification's own words
 * where it is not; null for a status without one.
 */
export function statusText(status: Status | null, note: string | null): string | null {
  if (status === 'tolerance') return note === null ? TOLERATED : `${TOLERATED}: ${note}`;
  return status === 'warning' || status === 'alert' ? (note ?? PLACEHOLDER) : null;
}
