import { memoizedByText } from '../../quantity/quantity';
import { readTaps, STEP_PERCENT, type TapRange } from '../../nameplate/taps';

/** Reads tap text (`readTaps`). */
export const parseTaps = memoizedByText(readTaps);

/** Whether a unit's taps reach at least as far as the required ones. */
export const tapsCover = (unit: TapRange, required: TapRange): boolean =>
  unit.plus >= required.plus && unit.minus >= required.minus;

/** How many taps beside the nominal one a range has. */
export const tapCount = ({ plus, minus }: TapRange): number => stepsIn(plus) + stepsIn(minus);

/**
 * The rest of the range above and below when a unit of `nominal` volts is on the tap for `volts`; null if no tap
 * reaches that far.
 */
export function rangeLeft({ plus, minus }: TapRange, nominal: number, volts: number): TapRange | null {
  if (volts * 100 > nominal * (100 + plus) || volts * 100 < nominal * (100 - minus)) return null;
  const used = Math.ceil((Math.abs(volts - nominal) * 100) / nominal / STEP_PERCENT - ROUNDING) * STEP_PERCENT;
  return volts > nominal ? { plus: Math.max(0, plus - used), minus } : { plus, minus: Math.max(0, minus - used) };
}

const ROUNDING = 1e-9;
const stepsIn = (percent: number): number => Math.floor(percent / STEP_PERCENT + ROUNDING);
