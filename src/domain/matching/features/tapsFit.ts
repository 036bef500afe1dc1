import type { MatchRequirement } from '../reading/candidate';
import { tapsCover, type TapRange } from '../reading/taps';
import { acceptable, EXACT, no, NOT_REQUIRED, UNKNOWN, UNREADABLE, type Evaluation } from './verdict';

/** A unit's taps: as written, and the range where the text states one. */
export interface UnitTaps {
  text: string | null;
  range: TapRange | null;
}

/**
 * The same range, or the same words, is exact; a wider range is acceptable; a narrower one does not serve. Words without
 * a range ('J-tap', 'Custom') cannot be compared with anything else, so that is unknown.
 */
export function evaluateTaps({ taps: wanted }: MatchRequirement, { text, range }: UnitTaps): Evaluation {
  if (wanted === null) return NOT_REQUIRED;
  if (text === null || text.trim() === '') return UNKNOWN;
  if (wanted.text.toLowerCase() === text.trim().toLowerCase()) return EXACT;
  if (wanted.value === null || range === null) return UNREADABLE;
  if (!tapsCover(range, wanted.value)) return no();
  return tapsCover(wanted.value, range) ? EXACT : acceptable('covers');
}
