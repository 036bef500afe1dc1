import { parseVoltage } from '../../../domain/matching/reading/voltage';
import type { DocumentUnit } from '../documentUnit';

/** Planning values of three-phase pad-mounted transformers: % no-load loss and % resistance (load loss) by kVA (PNNL TESP). */
const LOSSES: readonly (readonly [kva: number, noLoadPct: number, resistancePct: number])[] = [
  [45, 0.7, 1.75],
  [75, 0.63, 1.6],
  [112.5, 0.59, 1.45],
  [150, 0.54, 1.3],
  [225, 0.5, 1.3],
  [300, 0.46, 1.3],
  [500, 0.45, 1.1],
  [750, 0.44, 0.97],
  [1000, 0.43, 0.85],
  [1500, 0.39, 0.78],
  [2000, 0.36, 0.72],
  [2500, 0.35, 0.7],
  [3750, 0.31, 0.62],
  [5000, 0.28, 0.55],
];

/** What follows from a unit's ratings; a figure is null where the record does not carry it. */
export interface PlanningFigures {
  /** Primary to secondary turns, phase to phase as connected. */
  ratio: number | null;
  /** Amperes at full load. */
  primaryAmperes: number | null;
  secondaryAmperes: number | null;
  impedancePct: number | null;
  /** Watts, from planning values: typical. */
  noLoadWatts: number;
  loadWatts: number;
}

const lineVolts = (text: string) => parseVoltage(text)?.at(-1)?.volts ?? null;

function amperes(kva: number, volts: number | null, phase: number): number | null {
  return volts === null ? null : (kva * 1000) / (volts * (phase === 3 ? Math.sqrt(3) : 1));
}

/** The figures of a planning sheet: calculated ones from the nameplate, losses from planning values of the nearest rating. */
export function planningFigures(unit: DocumentUnit): PlanningFigures {
  const kva = Number(unit.kva_rating);
  const [primary, secondary] = [lineVolts(unit.primary_voltage), lineVolts(unit.secondary_voltage)];
  const [, noLoadPct, resistancePct] = LOSSES.reduce((best, each) =>
    Math.abs(each[0] - kva) < Math.abs(best[0] - kva) ? each : best,
  );
  return {
    ratio: primary === null || secondary === null ? null : primary / secondary,
    primaryAmperes: amperes(kva, primary, unit.phase),
    secondaryAmperes: amperes(kva, secondary, unit.phase),
    impedancePct: unit.impedance_pct === null ? null : Number(unit.impedance_pct),
    noLoadWatts: kva * 10 * noLoadPct,
    loadWatts: kva * 10 * resistancePct,
  };
}
