import { memoizedByText } from '../../quantity/memoizedByText';

/** How far a tap changer reaches above and below the nominal voltage, percent. */
export interface TapRange {
  plus: number;
  minus: number;
}

/**
 * Reads tap text: '5', '5%', '±5', '+/-5%', '-10%', '+2.5/-7.5%', '2 x 2.5%' (both ways), '4x2.5% FCBN' (full capacity
 * below nominal), 'None'. Null for text that states no range ('J-tap', 'Custom'), and for one that reaches the whole voltage or
 * more: '13200' is the voltage of a tap.
 */
export const parseTaps = memoizedByText((written): TapRange | null => {
  const text = written
    .toLowerCase()
    .replaceAll(/[\s%]/g, '')
    .replaceAll(/\+\/?[-−]/g, '±');
  if (/^(none|no|notaps|nil)$/.test(text)) return { plus: 0, minus: 0 };
  const range = bothWays(text) ?? eachWay(text);
  return range && Math.max(range.plus, range.minus) < WHOLE_PERCENT ? range : null;
});

/** Whether a unit's taps reach at least as far as the required ones. */
export const tapsCover = (unit: TapRange, required: TapRange): boolean =>
  unit.plus >= required.plus && unit.minus >= required.minus;

const WHOLE_PERCENT = 100;

/** Taps are 2.5 % apart (domain facts, taps). */
const STEP_PERCENT = 2.5;

/** How many taps beside the nominal one a range has. */
export const tapCount = ({ plus, minus }: TapRange): number => stepsIn(plus) + stepsIn(minus);

/**
 * What is left of the range above and below once a unit of `nominal` volts stands on the tap that serves `volts`; null
 * where no tap reaches that far.
 */
export function rangeLeft({ plus, minus }: TapRange, nominal: number, volts: number): TapRange | null {
  if (volts * 100 > nominal * (100 + plus) || volts * 100 < nominal * (100 - minus)) return null;
  const used = Math.ceil((Math.abs(volts - nominal) * 100) / nominal / STEP_PERCENT - ROUNDING) * STEP_PERCENT;
  return volts > nominal ? { plus: Math.max(0, plus - used), minus } : { plus, minus: Math.max(0, minus - used) };
}

const ROUNDING = 1e-9;
const stepsIn = (percent: number): number => Math.floor(percent / STEP_PERCENT + ROUNDING);

const STEPS = /^±?\(?(\d)\)?(?:x|×|@|-)(\d+(?:\.\d+)?)(fcan|fcbn)?$/;

function bothWays(text: string): TapRange | null {
  const steps = STEPS.exec(text);
  if (steps) return oneSided(Number(steps[1]) * Number(steps[2]), steps[3]);
  const plain = /^±?(\d+(?:\.\d+)?)$/.exec(text);
  return plain ? oneSided(Number(plain[1]), undefined) : null;
}

const oneSided = (reach: number, side: string | undefined): TapRange => ({
  plus: side === 'fcbn' ? 0 : reach,
  minus: side === 'fcan' ? 0 : reach,
});

function eachWay(text: string): TapRange | null {
  const match = /^(?:\+(\d+(?:\.\d+)?))?[/,&]?(?:-(\d+(?:\.\d+)?))?$/.exec(text);
  if (!match || (match[1] === undefined && match[2] === undefined)) return null;
  return { plus: Number(match[1] ?? 0), minus: Number(match[2] ?? 0) };
}
