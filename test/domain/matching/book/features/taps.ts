import { found, needs, type Finding } from '../finding';
import { tapsIn, type TapRange } from '../reading/taps';
import { numberIn, statedOrNone } from '../reading/text';

/** What is left of a unit's taps once the voltage has used some covers what is asked for. */
export const covers = (actual: TapRange, required: TapRange, used: TapRange): boolean =>
  actual.above - used.above >= required.above && actual.below - used.below >= required.below;

/** A rewind of the primary for a rewind order renews the taps. */
export function taps(requested: unknown, recorded: unknown, used: TapRange, isRenewed: boolean): Finding {
  const [requiredText, recordedText] = [statedOrNone(requested), statedOrNone(recorded)];
  if (requiredText === '' || numberIn(requested) === 0) return found('not required');
  const [required, actual] = [tapsIn(requested), tapsIn(recorded)];
  if (required === null) return found(requiredText === recordedText ? 'exact' : 'not understood');
  if (actual !== null && covers(actual, required, used)) {
    const isEqual = actual.above === required.above && actual.below === required.below;
    return found(isEqual ? 'exact' : 'acceptable');
  }
  if (isRenewed) return needs('rewind');
  return found(actual === null ? 'not recorded' : 'does not fit');
}
