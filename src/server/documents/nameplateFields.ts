import { formatKva } from '../../domain/format/number';
import type { DocumentUnit } from './documentUnit';

/** A line of the nameplate: what it is and its value with unit of measure. */
export type NameplateField = readonly [label: string, value: string];

export const NOT_RECORDED = 'Not recorded';

/** '1500' but '12,400', as plates have it. */
const GROUPED_FROM_10_000 = { maximumFractionDigits: 3, useGrouping: 'min2' } as const;

/** '95 kV'; a value that is no positive number was not recorded. */
export function quantity(value: string | null, unit: string): string {
  const number = Number(value ?? '');
  return number > 0 ? `${number.toLocaleString('en-US', GROUPED_FROM_10_000)} ${unit}` : NOT_RECORDED;
}

const words = (text: string | null) => text ?? NOT_RECORDED;

/** What a nameplate says of ratings. */
export function ratingFields(unit: DocumentUnit): readonly NameplateField[] {
  return [
    ['Manufacturer', words(unit.manufacturer)],
    ['Year of manufacture', unit.mfg_year === null ? NOT_RECORDED : String(unit.mfg_year)],
    ['Rating', Number(unit.kva_rating) > 0 ? formatKva(unit.kva_rating) : NOT_RECORDED],
    ['Phases', String(unit.phase)],
    ['Primary voltage', unit.primary_voltage],
    ['Secondary voltage', unit.secondary_voltage],
    ['Primary BIL', quantity(unit.primary_bil_kv, 'kV')],
    ['Impedance', quantity(unit.impedance_pct, '%')],
    ['Taps', words(unit.taps)],
    ['Cooling class', words(unit.cooling_class)],
    ['Windings', words(unit.winding_material)],
  ];
}

/** What a nameplate says of the body, and of terminals. */
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
    ['Fit for', unit.condition === 'RC' ? 'Recondition' : 'Rewind'],
  ];
}
