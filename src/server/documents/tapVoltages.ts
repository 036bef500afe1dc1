import { parseTaps } from '../../domain/matching/reading/taps';
import { parseVoltage } from '../../domain/matching/reading/voltage';
import type { DocumentUnit } from './documentUnit';

export interface TapVoltage {
  /** 'A' is the highest. */
  position: string;
  /** Difference to nominal, percent. */
  percent: number;
  /** Line to line. */
  volts: number;
}

const STEP_PCT = 2.5;

/** Halves go to the even volt (ASTM E29). */
function roundHalfEven(value: number): number {
  const floor = Math.floor(value);
  return value - floor === 0.5 ? floor + (floor % 2) : Math.round(value);
}

/**
 * The five positions of the usual tap changer, 2.5 % apart, highest first; none where the record states no range or the
 * unit has two primary voltages.
 */
export function tapVoltages({ taps, primary_voltage }: Pick<DocumentUnit, 'taps' | 'primary_voltage'>): TapVoltage[] {
  const range = parseTaps(taps);
  const windings = parseVoltage(primary_voltage) ?? [];
  const [winding] = windings;
  if (range === null || winding === undefined || windings.length > 1 || range.plus + range.minus === 0) return [];
  const count = Math.round((range.plus + range.minus) / STEP_PCT) + 1;
  return Array.from({ length: count }, (_, index) => {
    const percent = range.plus - index * STEP_PCT;
    const volts = roundHalfEven(winding.volts * (1 + percent / 100));
    return { position: String.fromCharCode(65 + index), percent, volts };
  });
}
