import type { RequiredValue } from '../../reading/requirement';
import { parseTaps, tapsCover, type TapRange } from '../../reading/taps';
import { recordedOrNone } from '../../../language/placeholder';
import { isSameText } from '../verdict/evaluateValue';
import {
  acceptable,
  doesNotFit,
  EXACT,
  NOT_RECORDED,
  NOT_REQUIRED,
  NOT_UNDERSTOOD,
  type Evaluation,
  type TapsLeft,
} from '../verdict/verdict';

/**
 * The same range, or the same words, is exact; a wider range is acceptable; a narrower one does not fit. Where the unit
 * reaches its voltage on a tap, only what is left counts. Words without a range ('J-tap', 'Custom') cannot be compared
 * with anything else.
 */
export function evaluateTaps(wanted: RequiredValue<TapRange> | null, taps: string | null, used?: TapsLeft): Evaluation {
  const text = recordedOrNone(taps);
  if (wanted === null) return NOT_REQUIRED;
  if (used) return evaluateRest(wanted.value, used);
  if (text !== '' && isSameText(wanted.text, text)) return EXACT;
  if (wanted.value === null) return NOT_UNDERSTOOD;
  const range = parseTaps(text);
  if (range === null) return NOT_RECORDED;
  if (!tapsCover(range, wanted.value)) return doesNotFit();
  return tapsCover(wanted.value, range) ? EXACT : acceptable('covers');
}

function evaluateRest(wanted: TapRange | null, taps: TapsLeft): Evaluation {
  if (wanted === null) return NOT_UNDERSTOOD;
  return { ...(tapsCover(taps.left, wanted) ? acceptable('covers') : doesNotFit('tapsUsed')), taps };
}
