import { evaluateValue } from '../verdict/evaluateValue';
import type { MatchRequirement, RequiredValue } from '../../reading/requirement';
import { acceptable, EXACT, doesNotFit, type Evaluation } from '../verdict/verdict';
import type { Voltage } from '../../reading/voltage';

/** The lowest basic impulse level, kV, of a primary rating of at least so many volts (IEEE C57.12.34; domain facts, BIL). */
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

/** What is required of the BIL: what the order states, else what its primary voltage needs. */
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
