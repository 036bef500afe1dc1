import type { RequiredValue } from '../../reading/requirement';
import { tapsCover, type TapRange } from '../../reading/taps';
import {
  acceptable,
  doesNotFit,
  EXACT,
  NOT_RECORDED,
  NOT_REQUIRED,
  UNREADABLE,
  type Evaluation,
  type TapsLeft,
} from '../verdict/verdict';

/** A unit's taps: as written, the range where the text states one, and what the voltage leaves of it where it takes some. */
export interface UnitTaps {
  text: string | null;
  range: TapRange | null;
  used?: TapsLeft;
}

/**
 * The same range, or the same words, is exact; a wider range is acceptable; a narrower one does not fit. Where the unit
 * reaches its voltage on a tap, only what is left counts. Words without a range ('J-tap', 'Custom') cannot be compared
 * with anything else.
 */
export function evaluateTaps(wanted: RequiredValue<TapRange> | null, { text, range, used }: UnitTaps): Evaluation {
  if (wanted === null) return NOT_REQUIRED;
  if (text === null || text.trim() === '') return NOT_RECORDED;
  if (used) return evaluateRest(wanted.value, used);
  if (wanted.text.toLowerCase() === text.trim().toLowerCase()) return EXACT;
  if (wanted.value === null || range === null) return UNREADABLE;
  if (!tapsCover(range, wanted.value)) return doesNotFit();
  return tapsCover(wanted.value, range) ? EXACT : acceptable('covers');
}

function evaluateRest(wanted: TapRange | null, taps: TapsLeft): Evaluation {
  if (wanted === null) return UNREADABLE;
  return { ...(tapsCover(taps.left, wanted) ? acceptable('covers') : doesNotFit('tapsUsed')), taps };
}
