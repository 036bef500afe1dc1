import type { Verdict } from '../../../contract/unit/unit';
import type { Status } from '../../ui/mark/StatusIcon';

const PLACEHOLDER = 'Placeholder text to describe changes required';
const TOLERATED = 'Within acceptable range';
const UNKNOWN: Readonly<Partial<Record<Verdict, string>>> = {
  'not recorded': 'The unit does not say',
  'not understood': 'The requirement cannot be read',
};

/**
 * The tooltip of a specification's status (spec section 4): what differs where it is known, the specification's own words
 * where it is not; null for a status without one.
 */
export function statusText(status: Status | null, note: string | null, verdict: Verdict | null): string | null {
  if (status === 'tolerance') return note === null ? TOLERATED : `${TOLERATED}: ${note}`;
  if (status === null || status === 'check') return null;
  if (status === 'unknown') return note ?? (verdict && UNKNOWN[verdict]) ?? null;
  return note ?? PLACEHOLDER;
}
