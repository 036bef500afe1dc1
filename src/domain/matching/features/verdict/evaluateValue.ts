import type { RequiredValue } from '../../reading/requirement';
import { NOT_RECORDED, NOT_REQUIRED, UNREADABLE, type Evaluation } from './verdict';

/**
 * Evaluates a value against a required one: nothing required is satisfied, a requirement that cannot be read and a value that
 * was not recorded cannot be compared, and `compare` decides the rest.
 */
export function evaluateValue<R, A>(
  wanted: RequiredValue<R> | null,
  actual: A | null,
  compare: (required: R, actual: A) => Evaluation,
): Evaluation {
  if (wanted === null) return NOT_REQUIRED;
  if (wanted.value === null) return UNREADABLE;
  return actual === null ? NOT_RECORDED : compare(wanted.value, actual);
}
