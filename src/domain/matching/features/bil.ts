import { evaluateValue, acceptable, EXACT, doesNotFit, type Evaluation } from './verdict';
import type { RequiredValue, MatchRequirement } from '../reading/requirement';
import type { Voltage } from '../../nameplate/winding';

/** The lowest basic impulse level, kV, of a primary rating up to these volts (IEEE C57.12.34; domain facts, BIL). */
const LEVELS = [
  [2400, 45],
  [4800, 60],
  [8320, 75],
  [13_800, 95],
  [34_500, 125],
] as const;

/** The BIL that a voltage needs, kV, the highest of its windings; the connection makes no difference. Null above the table. */
export function bilNeeded(voltage: Voltage): number | null {
  const levels = voltage.map(({ volts }) => LEVELS.find(([upTo]) => volts <= upTo)?.[1] ?? null);
  return levels.every((level) => level !== null) ? Math.max(...levels) : null;
}

/** The required BIL: the order's, otherwise the one for its primary voltage. */
export function bilOf({ bil, primaryVoltage }: MatchRequirement): RequiredValue<number> | null {
  if (bil !== null || !primaryVoltage?.value) return bil;
  const needed = bilNeeded(primaryVoltage.value);
  return needed === null ? null : { text: String(needed), value: needed };
}

/** A higher level than required is acceptable; a lower one stays low even after a rewind: insulation and bushings stay. */
export const evaluateBil = (requirement: MatchRequirement, actualKv: number | null): Evaluation =>
  evaluateValue(bilOf(requirement), actualKv || null, (required, actual) => {
    if (actual === required) return EXACT;
    return actual > required ? acceptable('covers') : doesNotFit();
  });
