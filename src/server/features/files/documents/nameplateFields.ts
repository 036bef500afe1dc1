import { formatKva } from '../../../../domain/format/number';
import type { DocumentUnit } from './documentUnit';
import { parseTaps } from '../../../../domain/matching/reading/taps';
import { parseVoltage } from '../../../../domain/matching/reading/voltage';

export type NameplateField = readonly [label: string, value: string];

export const NOT_RECORDED = 'Not recorded';

const GROUPED_FROM_10_000 = { maximumFractionDigits: 3, useGrouping: 'min2' } as const;

export function quantity(value: string | null, unit: string): string {
  const number = Number(value ?? '');
  return number > 0 ? `${number.toLocaleString('en-US', GROUPED_FROM_10_000)} ${unit}` : NOT_RECORDED;
}

const words = (text: string | null) => text ?? NOT_RECORDED;

const FIT_FOR = { RC: 'Recondition', RW: 'Rewind' } as const;

export function ratingFields(unit: DocumentUnit): readonly NameplateField[] {
  return [
    ['Manufacturer', words(unit.manufacturer)],
    ['Year of manufacture', unit.mfg_year === null ? NOT_RECORDED : String(unit.mfg_year)],
    ['Rating', Number(unit.kva_rating) > 0 ? formatKva(unit.kva_rating) : NOT_RECORDED],
    ['Phases', unit.phase === null ? NOT_RECORDED : String(unit.phase)],
    ['Primary voltage', words(unit.primary_voltage)],
    ['Secondary voltage', words(unit.secondary_voltage)],
    ['Primary BIL', quantity(unit.primary_bil_kv, 'kV')],
    ['Impedance', quantity(unit.impedance_pct, '%')],
    ['Taps', words(unit.taps)],
    ['Cooling class', words(unit.cooling_class)],
    ['Windings', words(unit.winding_material)],
  ];
}

export function bodyFields(unit: DocumentUnit): readonly NameplateField[] {
  return [
    ['Fluid', words(unit.type_of_fluid)],
    ['Fluid volume', quantity(unit.oil_volume_gal, 'gal')],
    ['Total weight', quantity(unit.weight_lbs, 'lb')],
    ['Width', quantity(unit.width_in, 'in')],
    ['Depth', quantity(unit.depth_in, 'in')],
    ['Height', quantity(unit.height_in, 'in')],
    ['Bushings', words(unit.bush_type)],
    ['Feed and front', words(unit.bush_config_description)],
    ['Fusing', words(unit.fusing_description)],
    ['Kind', words(unit.unit_type)],
    ['Fit for', unit.condition === null ? NOT_RECORDED : FIT_FOR[unit.condition]],
  ];
}

interface TapVoltage {
  /** 'A' is the highest. */
  position: string;
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

/** The usual five positions, 2.5 % apart, highest first. Empty without a range or with two primary voltages. */
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
