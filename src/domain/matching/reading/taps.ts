import { memoizedByText } from '../../quantity/quantity';

/** How far a tap changer reaches above and below the nominal voltage, percent. */
export interface TapRange {
  plus: number;
  minus: number;
}

/**
 * Reads tap text: '5', '±5%', '+/-5% (2.5% steps)', '-10%', '+2.5/-7.5%', '4 x 2.5%' (four taps, two each way), '2 x 2.5% FCBN' (full
 * capacity below nominal), '2-2.5% FCAN & FCBN', '(2) 2.5% above, (2) 2.5% below', 'None'. Null for text that states no range
 * ('J-tap', 'Custom'), and for one that reaches further than taps do.
 */
export const parseTaps = memoizedByText((written): TapRange | null => {
  const text = plainTaps(written);
  if (/^(none|no|notaps|nil)$/.test(text)) return { plus: 0, minus: 0 };
  const range = eachWay(text) ?? bothWays(text) ?? bySide(text);
  return range && Math.max(range.plus, range.minus) <= MAX_PERCENT ? range : null;
});

/** Whether a unit's taps reach at least as far as the required ones. */
export const tapsCover = (unit: TapRange, required: TapRange): boolean =>
  unit.plus >= required.plus && unit.minus >= required.minus;

/** On one side of the nominal voltage; more is a tap's voltage or a mistake (domain facts, taps). */
const MAX_PERCENT = 15;

/** Taps are 2.5 % apart (domain facts, taps). */
const STEP_PERCENT = 2.5;

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

const COUNTS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'] as const;

/** In lower case without what says nothing: spaces, percent signs, 'taps', and how large the steps of a range are. */
const plainTaps = (written: string): string =>
  COUNTS.reduce(
    (text, word, count) => text.replaceAll(new RegExp(`\\b${word}\\b`, 'g'), String(count)),
    written.toLowerCase(),
  )
    .replaceAll(/[(,]?\s*(?:in\s+)?[\d.]+\s*%?\s*(?:steps?|each|per\s+(?:tap|step))\s*\)?/g, '')
    .replaceAll(/\b(?:full capacity )?(?:above|below)(?: normal| nominal)?\b/g, (side) =>
      side.includes('above') ? 'fcan' : 'fcbn',
    )
    .replaceAll(/\b(?:up|over)\b/g, 'fcan')
    .replaceAll(/\b(?:down|under)\b/g, 'fcbn')
    .replaceAll(/\b(?:taps?|at|of|percent)\b/g, '')
    .replaceAll(/[\s%()]/g, '')
    .replaceAll(/\+\/?[-−]/g, '±')
    .replaceAll('−', '-');

const PERCENT = String.raw`\d+(?:\.\d+)?`;
const STEPS = new RegExp(`^(±)?(\\d)(?:x|×|@|-)(${PERCENT})$`);

/** '±5' and '5'; '4x2.5' is four taps, half of them each way, and '±2x2.5' two each way. */
function bothWays(text: string): TapRange | null {
  const steps = STEPS.exec(text);
  if (!steps) {
    const plain = new RegExp(`^±?(${PERCENT})$`).exec(text);
    return plain && alike(Number(plain[1]));
  }
  const count = Number(steps[2]) / (steps[1] === undefined ? 2 : 1);
  return Number.isInteger(count) ? alike(count * Number(steps[3])) : null;
}

const alike = (percent: number): TapRange => ({ plus: percent, minus: percent });

/** '+5', '-10', '+2.5/-7.5'. */
function eachWay(text: string): TapRange | null {
  const match = new RegExp(`^(?:\\+(${PERCENT}))?[/,&]?(?:-(${PERCENT}))?$`).exec(text);
  if (!match || (match[1] === undefined && match[2] === undefined)) return null;
  return { plus: Number(match[1] ?? 0), minus: Number(match[2] ?? 0) };
}

const SIDED = new RegExp(`^(?:(\\d)(?:x|×|@|-|(?=\\d\\.)))?(${PERCENT})?((?:(?:fcan|fcbn|an|bn)(?:&|and|/|,)?)+)$`);

/** '2-2.5fcan&fcbn', '22.5fcan,22.5fcbn' (two of 2.5 above, two below), '4x2.5fcbn'. A side without a number is as the one before. */
function bySide(text: string): TapRange | null {
  const parts = text.split(/(?<=fcan|fcbn)(?:&|and|,|\/|\+|;)?(?=[\d(])/);
  const ranges = parts.map(oneSided);
  if (!ranges.every((range) => range !== null)) return null;
  return ranges.reduce((sum, { plus, minus }) => ({ plus: sum.plus + plus, minus: sum.minus + minus }));
}

function oneSided(part: string): TapRange | null {
  const match = SIDED.exec(part);
  if (match?.[2] === undefined) return null;
  // '2 above' says how many taps, not how far they reach.
  if (Number(match[2]) % STEP_PERCENT !== 0) return null;
  const reach = Number(match[1] ?? 1) * Number(match[2]);
  const sides = match[3] ?? '';
  return { plus: sides.includes('an') ? reach : 0, minus: sides.includes('bn') ? reach : 0 };
}
