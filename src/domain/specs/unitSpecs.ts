import type { InventoryUnit } from '../../contract/unit/inventoryUnit';
import type { Requirement } from '../../contract/order/order';
import { voltageText } from '../matching/features/voltage';
import { plainNumber, tidyText, type Quantity } from '../quantity/quantity';
import { hasSides, requiredSides, sidesText } from './dimensions';
import { matchState, type MatchField } from './matchState';
import { litresAsGallons, wholeGallons } from './oilVolume';

/** The specifications of a unit that have a status, named as on the wire (spec section 3). */
export type UnitSpecName = StatusName<keyof InventoryUnit>;
type StatusName<Key> = Key extends `${infer Name}Status` ? Name : never;

/** One specification of the unit detail. Texts are for display, with the unit of measure, empty where there is no value. */
export interface UnitSpec {
  name: UnitSpecName;
  label: string;
  required: (requirement: Partial<Requirement>) => string;
  actual: (unit: InventoryUnit) => string;
  /** Whether the unit has what is required, by the rules of the comparison page. */
  isEqual: (requirement: Partial<Requirement>, unit: InventoryUnit) => boolean;
}

type Convert = (value: Quantity) => Quantity;
type RequiredKey = {
  [Key in keyof Requirement]: Requirement[Key] extends Quantity ? Key : never;
}[keyof Requirement];
interface Extras {
  measure?: string;
  field?: MatchField;
  requiredAs?: Convert;
  actualAs?: Convert;
}

const asSent: Convert = (value) => value;

function spec(
  name: UnitSpecName,
  label: string,
  key: RequiredKey,
  { measure = '', field = 'other', requiredAs = asSent, actualAs = asSent }: Extras = {},
): UnitSpec {
  const show = (value: Quantity) => measured(field === 'voltage' ? voltageText(value) : tidyText(value), measure);
  return {
    name,
    label,
    required: (requirement) => show(requiredAs(requirement[key])),
    actual: (unit) => show(actualAs(unit[name])),
    isEqual: (requirement, unit) =>
      matchState({ field, required: requiredAs(requirement[key]), actual: actualAs(unit[name]) }) === 'exact',
  };
}

/** Only a number has a unit of measure: nameplate text ('480Y/277') carries its own. */
function measured(text: string, measure: string): string {
  if (measure === '' || plainNumber(text) === null) return text;
  return measure === '%' ? `${text}%` : `${text} ${measure}`;
}

const dimensions: UnitSpec = {
  name: 'dimensions',
  label: 'Dimensions',
  required: (requirement) => sidesText(requiredSides(requirement)),
  actual: (unit) => tidyText(unit.dimensions),
  isEqual: (requirement, unit) => hasSides(unit.dimensions, requiredSides(requirement)),
};

/** No requirement names a location: the distance from the reference site decides. */
const location: UnitSpec = {
  name: 'location',
  label: 'Location',
  required: () => '',
  actual: (unit) => tidyText(unit.location),
  isEqual: () => false,
};

/** Every specification with a status, in the order of the screen (spec section 2, unit detail). */
export const unitSpecs: readonly UnitSpec[] = [
  spec('phase', 'Phase', 'phase'),
  spec('kvaRating', 'KVA Rating', 'kva_rating', { measure: 'kVA', field: 'kva' }),
  spec('primaryVoltage', 'Primary Voltage', 'primary_voltage_kv', { measure: 'V', field: 'voltage' }),
  spec('secondaryVoltage', 'Secondary Voltage', 'secondary_voltage_kv', { measure: 'V', field: 'voltage' }),
  spec('impedance', 'Impedance', 'impedance_pct', { measure: '%' }),
  spec('taps', 'Taps', 'tap_range_pct', { field: 'taps' }),
  spec('bushingType', 'Bushing Type', 'bushing_type'),
  spec('bushConfiguration', 'Bush Configuration', 'bush_configuration'),
  spec('oilType', 'Oil Type', 'oil_type'),
  spec('oilVolume', 'Oil Volume', 'oil_volume_liters', {
    measure: 'gal',
    requiredAs: litresAsGallons,
    actualAs: wholeGallons,
  }),
  dimensions,
  spec('weight', 'Weight', 'weight_lbs', { measure: 'lb', field: 'weight' }),
  spec('unitType', 'Unit Type', 'unit_type'),
  spec('category', 'Category', 'category'),
  location,
];
