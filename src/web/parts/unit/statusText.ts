import type { Status } from '../../ui/mark/StatusIcon';

const PLACEHOLDER = 'Placeholder text to describe changes required';

/**
 * The tooltip of a specification's status (spec section 4); null for a status without one. If both values are known, the
 * placeholder continues with them.
 */
export function statusText(status: Status | null, required: string, actual: string): string | null {
  if (status === 'tolerance') return 'Within acceptable range';
  if (status !== 'warning' && status !== 'alert') return null;
  return required === '' || actual === '' ? PLACEHOLDER : `${PLACEHOLDER}. Required ${required}, unit ${actual}`;
}
