import type { Wanted } from './candidate';
import { NOT_REQUIRED, UNKNOWN, UNREADABLE, type Judgement } from './verdict';

/**
 * Judges a value against a required one: nothing required is satisfied, a requirement that cannot be read and a value that
 * was not recorded are unknown, and `compare` decides the rest.
 */
export function against<R, A>(
  wanted: Wanted<R> | null,
  actual: A | null,
  compare: (required: R, actual: A) => Judgement,
): Judgement {
  if (wanted === null) return NOT_REQUIRED;
  if (wanted.value === null) return UNREADABLE;
  return actual === null ? UNKNOWN : compare(wanted.value, actual);
}
