import type { DocumentUnit } from '../documentUnit';

/** Outer size of a unit, inches. */
export interface Proportions {
  width: number;
  depth: number;
  height: number;
  /** From the front: the terminal cabinet. */
  cabinetDepth: number;
  /** At the rear: the radiators; 0 where the tank alone cools. */
  radiatorDepth: number;
  kva: number;
}

/** A number of the database; null where it was not recorded. */
export function measured(value: string | null): number | null {
  const number = Number(value ?? '');
  return number > 0 ? number : null;
}

/** '89.25 in', or what is said where nothing was recorded. */
export function inchesText(value: string | null): string {
  const number = measured(value);
  return number === null ? 'not recorded' : `${number} in`;
}

const SMALLEST_WITH_RADIATORS_KVA = 500;
const within = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** The recorded sizes; what is missing is drawn in typical proportion, its dimension says so. */
export function proportionsOf(unit: DocumentUnit): Proportions {
  const kva = measured(unit.kva_rating) ?? SMALLEST_WITH_RADIATORS_KVA;
  const height = measured(unit.height_in) ?? within(50, 46 + kva / 60, 84);
  const width = measured(unit.width_in) ?? height * 1.25;
  const depth = measured(unit.depth_in) ?? height * 1.05;
  return {
    width,
    depth,
    height,
    cabinetDepth: within(12, depth * 0.34, 26),
    radiatorDepth: kva >= SMALLEST_WITH_RADIATORS_KVA ? within(7, depth * 0.2, 20) : 0,
    kva,
  };
}

/** Drawing units per inch at which a view of this size fills the sheet. */
export function viewScale(length: number, height: number): number {
  return Math.min(620 / length, 380 / height);
}
