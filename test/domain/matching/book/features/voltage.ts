import { found, needs, type Finding } from '../finding';
import type { TapRange } from '../reading/taps';
import type { Winding } from '../reading/voltages';

/** One side of a unit against what is asked for. */
export interface Side {
  voltage: Finding;
  connection: Finding;
  /** What the voltage takes of the unit's taps, in thousandths. */
  used: TapRange;
}

/** What can be done to reach a voltage. */
export interface Means {
  isRewindOrder: boolean;
  /** Taps of the unit; null on the secondary side, or where none are readable. */
  taps: TapRange | null;
  /** Whether taps that are left so far are enough for the order. */
  isEnough: (used: TapRange) => boolean;
}

export const NOTHING_USED: TapRange = { above: 0, below: 0 };

const isDelta = ({ connected }: Winding) => connected === 'delta';
const isStated = ({ connected }: Winding) => connected !== null;
const mismatch = (a: Winding, b: Winding) => isStated(a) && isStated(b) && isDelta(a) !== isDelta(b);
const isSameConnection = (a: Winding, b: Winding) => a.connected === b.connected || !isStated(a) || !isStated(b);

export function judgeSide(required: readonly Winding[], actual: readonly Winding[], means: Means): Side {
  const side = required.length === 1 ? single(required[0]!, actual, means) : dual(required, actual, means);
  const connection = connectionOf(required, actual);
  const voltage = connection.verdict === 'does not fit' ? found('does not fit') : side.voltage;
  return { voltage, connection, used: voltage === side.voltage ? side.used : NOTHING_USED };
}

/** Every winding that states its connection has one in the unit that goes with it, at its own voltage if there is one. */
function connectionOf(required: readonly Winding[], actual: readonly Winding[]): Finding {
  const stated = required.filter(isStated);
  if (stated.length === 0) return found('not required');
  const verdicts = stated.map((requested) => {
    const fitting = actual.filter((each) => !mismatch(requested, each));
    if (fitting.length === 0) return 'does not fit';
    const same = fitting.filter(({ volts }) => volts === requested.volts);
    const used = same.length > 0 ? same : fitting;
    if (used.some(({ connected }) => connected === requested.connected)) return 'exact';
    return used.some(isStated) ? 'acceptable' : 'not recorded';
  });
  return found(
    (['does not fit', 'not recorded', 'acceptable', 'exact'] as const).find((each) => verdicts.includes(each))!,
  );
}

function single(required: Winding, all: readonly Winding[], means: Means): Pick<Side, 'voltage' | 'used'> {
  const fitting = all.filter((each) => !mismatch(required, each));
  const same = fitting.filter(({ volts }) => volts === required.volts);
  if (same.length > 0) {
    const isExact = all.length === 1 && isSameConnection(required, same[0]!);
    return { voltage: found(isExact ? 'exact' : 'acceptable'), used: NOTHING_USED };
  }
  const change = changeOf(required, fitting, means);
  const reached = fitting.flatMap(({ volts }) => onTap(required.volts, volts, means.taps) ?? []);
  const isBetter = change?.work === 'rewind' || (change !== null && means.isEnough(NOTHING_USED));
  const enough = reached.find(means.isEnough) ?? (isBetter ? undefined : reached[0]);
  if (enough) return { voltage: found('acceptable'), used: enough };
  return { voltage: change ?? found('does not fit'), used: NOTHING_USED };
}

/** The steps of 2.5 % that bring a nominal voltage to the required one; null where they do not reach. */
function onTap(required: number, nominal: number, taps: TapRange | null): TapRange | null {
  if (!taps) return null;
  const change = (required - nominal) * 1000;
  const steps = Math.ceil(Math.abs(change) / (nominal * 25)) * 25;
  if (change > 0) return change <= taps.above * nominal ? { above: steps, below: 0 } : null;
  return -change <= taps.below * nominal ? { above: 0, below: steps } : null;
}

/** A rewind order winds anew; otherwise turns are pulled for at most 7 % of the unit's own voltage. */
function changeOf(required: Winding, fitting: readonly Winding[], { isRewindOrder }: Means): Finding | null {
  if (isRewindOrder) return fitting.length > 0 ? needs('rewind') : null;
  const isNear = fitting.some(({ volts }) => Math.abs(volts - required.volts) * 100 <= volts * 7);
  return isNear ? needs('turnPull') : null;
}

/** Both voltages are asked for: a unit with both has them, or new windings. */
function dual(required: readonly Winding[], actual: readonly Winding[], means: Means): Pick<Side, 'voltage' | 'used'> {
  const has = (test: (a: Winding, b: Winding) => boolean) =>
    required.every((a) => actual.some((b) => a.volts === b.volts && test(a, b)));
  const isBoth = has((a, b) => !mismatch(a, b));
  if (isBoth) {
    const isExact = required.length === actual.length && has(isSameConnection);
    return { voltage: found(isExact ? 'exact' : 'acceptable'), used: NOTHING_USED };
  }
  return { voltage: means.isRewindOrder ? needs('rewind') : found('does not fit'), used: NOTHING_USED };
}
