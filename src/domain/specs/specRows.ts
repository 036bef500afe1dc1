import type { Requirement } from '../../contract/order/order';
import type { FeatureMatchKey, Unit } from '../../contract/unit/unit';
import { voltageText } from '../matching/features/voltage';
import { tidyText, type Quantity } from '../quantity/quantity';
import { matchState, type MatchField, type MatchState } from './matchState';
import { litresAsGallons, wholeGallons } from './oilVolume';

/** A section's id; 'additional' (location, notes) is not compared and has no rows here. */
export type SpecSection = 'electrical' | 'cooling' | 'unit' | 'additional';

/** One row of the comparison. Texts are for display, without the unit of measure, and empty where there is no value. */
export interface SpecRow {
  section: SpecSection;
  id: SpecId;
  label: string;
  unitOfMeasure?: string;
  field: MatchField;
  feature?: FeatureMatchKey;
  required: (requirement: Partial<Requirement>) => string;
  actual: (unit: Unit) => string;
  /** What is compared: as sent, or converted to the same unit of measure. */
  requiredValue: (requirement: Partial<Requirement>) => Quantity;
  actualValue: (unit: Unit) => Quantity;
}

export type SpecId =
  | 'phase'
  | 'kvaRating'
  | 'primaryVoltage'
  | 'secondaryVoltage'
  | 'impedance'
  | 'taps'
  | 'bushingType'
  | 'bushConfiguration'
  | 'fusing'
  | 'oilType'
  | 'oilVolume'
  | 'width'
  | 'depth'
  | 'height'
  | 'weight';

/** The collapsible sections in their order (spec section 2). */
export const specSections: readonly { id: SpecSection; title: string; startsOpen: boolean }[] = [
  { id: 'electrical', title: 'Configuration', startsOpen: true },
  { id: 'cooling', title: 'Cooling & Oil', startsOpen: false },
  { id: 'unit', title: 'Dimensions & Weight', startsOpen: false },
  { id: 'additional', title: 'Additional Information', startsOpen: false },
];

type KeysOfQuantities<T> = { [Key in keyof T]: T[Key] extends Quantity ? Key : never }[keyof T];
type Convert = (value: Quantity) => Quantity;
type Extras = Partial<Pick<SpecRow, 'unitOfMeasure' | 'field' | 'feature'>> & {
  requiredAs?: Convert;
  actualAs?: Convert;
};

const asSent: Convert = (value) => value;

function row(
  section: SpecSection,
  id: SpecId,
  label: string,
  requiredKey: KeysOfQuantities<Requirement>,
  actualKey: KeysOfQuantities<Unit>,
  { field = 'other', requiredAs = asSent, actualAs = asSent, ...extras }: Extras = {},
): SpecRow {
  const show = field === 'voltage' ? voltageText : tidyText;
  const requiredValue = (requirement: Partial<Requirement>) => requiredAs(requirement[requiredKey]);
  const actualValue = (unit: Unit) => actualAs(unit[actualKey]);
  return {
    ...extras,
    section,
    id,
    label,
    field,
    requiredValue,
    actualValue,
    required: (requirement) => show(requiredValue(requirement)),
    actual: (unit) => show(actualValue(unit)),
  };
}

/** Every compared row, in the order of the screen. */
export const specRows: readonly SpecRow[] = [
  row('electrical', 'phase', 'Phase', 'phase', 'phase', { feature: 'phase_match' }),
  row('electrical', 'kvaRating', 'KVA Rating', 'kva_rating', 'kva_rating', {
    unitOfMeasure: 'kVA',
    field: 'kva',
    feature: 'power_rating_match',
  }),
  row('electrical', 'primaryVoltage', 'Primary Voltage', 'primary_voltage_kv', 'primary_voltage', {
    unitOfMeasure: 'V',
    field: 'voltage',
    feature: 'primary_voltage_match',
  }),
  row('electrical', 'secondaryVoltage', 'Secondary Voltage', 'secondary_voltage_kv', 'secondary_voltage', {
    unitOfMeasure: 'V',
    field: 'voltage',
    feature: 'secondary_voltage_match',
  }),
  row('electrical', 'impedance', 'Impedance', 'impedance_pct', 'impedence', { unitOfMeasure: '%' }),
  row('electrical', 'taps', 'Taps', 'tap_range_pct', 'taps', { field: 'taps', feature: 'taps_match' }),
  row('electrical', 'bushingType', 'Bushing Type', 'bushing_type', 'bush_type'),
  row('electrical', 'bushConfiguration', 'Bush Configuration', 'bush_configuration', 'bush_config_description', {
    feature: 'bushing_config_match',
  }),
  row('electrical', 'fusing', 'Fusing', 'fusing', 'fusing_description', { feature: 'fusing_match' }),
  row('cooling', 'oilType', 'Oil Type', 'oil_type', 'type_of_fluid'),
  row('cooling', 'oilVolume', 'Oil Volume', 'oil_volume_liters', 'oil_volume', {
    unitOfMeasure: 'gal',
    requiredAs: litresAsGallons,
    actualAs: wholeGallons,
  }),
  row('unit', 'width', 'Width', 'dim_w_in', 'unit_width', { unitOfMeasure: 'in' }),
  row('unit', 'depth', 'Depth', 'dim_d_in', 'unit_depth', { unitOfMeasure: 'in' }),
  row('unit', 'height', 'Height', 'dim_h_in', 'unit_height', { unitOfMeasure: 'in' }),
  row('unit', 'weight', 'Weight', 'weight_lbs', 'total_weight', { unitOfMeasure: 'lb', field: 'weight' }),
];

export interface SpecComparison {
  required: string;
  actual: string;
  state: MatchState;
}

/** One row of one unit against the requirement, for card icons and table cells alike. */
export function compareSpec(spec: SpecRow, requirement: Partial<Requirement>, unit: Unit): SpecComparison {
  const state = matchState({
    field: spec.field,
    required: spec.requiredValue(requirement),
    actual: spec.actualValue(unit),
    featureMatch: spec.feature && unit.feature_match?.[spec.feature],
  });
  return { required: spec.required(requirement), actual: spec.actual(unit), state };
}
