import type { RequiredValue } from '../../reading/requirement';
import { EXACT, NOT_RECORDED, NOT_REQUIRED, NOT_UNDERSTOOD, type Evaluation } from './verdict';

/**
 * Evaluates a value against a required one: nothing required is satisfied, a requirement that is not understood and a value that
 * was not recorded, or is unreadable, cannot be compared, and `compare` decides the rest.
 */
export function evaluateValue<R, A>(
  wanted: RequiredValue<R> | null,
  actual: A | null,
  compare: (required: R, actual: A) => Evaluation,
): Evaluation {
  if (wanted === null) return NOT_REQUIRED;
  if (wanted.value === null) return NOT_UNDERSTOOD;
  return actual === null ? NOT_RECORDED : compare(wanted.value, actual);
}

/** The same of a text that `read` decodes: equal text is exact, even where neither can be read. */
export function evaluateText<R, A>(
  wanted: RequiredValue<R> | null,
  text: string | null,
  read: (text: string) => A | null,
  compare: (required: R, actual: A) => Evaluation,
): Evaluation {
  const actual = text?.trim() ?? '';
  if (wanted !== null && actual !== '' && isSameText(wanted.text, actual)) return EXACT;
  return evaluateValue(wanted, actual === '' ? null : read(actual), compare);
}

const plain = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
export const isSameText = (a: string, b: string): boolean => plain(a) === plain(b);
