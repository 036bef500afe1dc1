import { evaluateValue } from '../verdict/evaluateValue';
import type { RequiredValue } from '../../reading/requirement';
import { acceptable, EXACT, doesNotFit, type Evaluation } from '../verdict/verdict';
import type { Voltage, Winding } from '../../reading/voltage';

/** Up to so many volts line to line, this basic impulse level in kV (IEEE C57.12.34; docs of the sample data). */
const DELTA_BIL = [
  [600, 30],
  [2400, 45],
  [4800, 60],
  [7200, 75],
  [13_800, 95],
] as const;
const WYE_BIL = [
  [600, 30],
  [4160, 60],
  [8320, 75],
  [13_800, 95],
  [34_500, 125],
] as const;

/** The BIL that a voltage needs, kV, the highest of its windings; null above the table. */
export function bilNeeded(voltage: Voltage): number | null {
  const levels = voltage.map(levelOf);
  return levels.every((level) => level !== null) ? Math.max(...levels) : null;
}

/** A connection that is not stated needs what the more demanding one needs. */
function levelOf({ volts, connection }: Winding): number | null {
  const delta = DELTA_BIL.find(([upTo]) => volts <= upTo)?.[1] ?? null;
  const wye = WYE_BIL.find(([upTo]) => volts <= upTo)?.[1] ?? null;
  if (connection === 'delta') return delta;
  return connection === null && delta !== null && wye !== null ? Math.max(delta, wye) : wye;
}

/**
 * BIL is none of the eight weighted features, yet a unit below the required level cannot serve: not serving caps the
 * score as a failed voltage does.
 */
export const evaluateBil = (wanted: RequiredValue<number> | null, actualKv: number | null): Evaluation =>
  evaluateValue(wanted, actualKv, (required, actual) => {
    if (actual === required) return EXACT;
    return actual > required ? acceptable('covers') : doesNotFit();
  });
