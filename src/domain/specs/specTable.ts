import type { InventoryUnit } from '../../contract/unit/inventoryUnit';
import type { Requirement } from '../../contract/order/order';
import type { Unit } from '../../contract/unit/unit';
import type { MatchFeature } from '../matching/features/verdict/matchFeatures';
import { voltageText } from '../matching/reading/voltage';
import { tidyText, type Quantity } from '../quantity/quantity';
import { hasSides, requiredSides, sidesText } from './dimensions';
import { litersAsGallons, wholeGallons } from './oilVolume';
import type { MatchField } from './sameValue';

/** A section's id; in 'additional' the comparison shows location and notes, which are not compared. */
export type SpecSection = 'electrical' | 'cooling' | 'unit' | 'additional';

/** The specifications of an inventory unit, named as on the wire (spec section 3): each has a status field there. */
export type UnitSpecId = StatusName<keyof InventoryUnit>;
type StatusName<Key> = Key extends `${infer Name}Status` ? Name : never;
/** Only recommended units carry these. */
type RecommendedSpecId = 'width' | 'depth' | 'height';
export type SpecId = UnitSpecId | RecommendedSpecId;

/** How the sources say a specification, each value in `unitOfMeasure`. */
export type Spec = SpecBase & (InventorySpec | RecommendedSpec);

interface SpecBase {
  section: SpecSection;
  label: string;
  unitOfMeasure?: string;
  /** How values are compared; 'other' where it is left out. */
  field?: MatchField;
  /** What the server judges it as, for recommended units. */
  feature?: MatchFeature;
  required: (requirement: Partial<Requirement>) => Quantity;
}
interface InventorySpec {
  id: UnitSpecId;
  inventory: (unit: InventoryUnit) => Quantity;
  recommended?: (unit: Unit) => Quantity;
  /** Whether an inventory unit has what is required, where `field` cannot decide. */
  isEqual?: (requirement: Partial<Requirement>, unit: InventoryUnit) => boolean;
}
interface RecommendedSpec {
  id: RecommendedSpecId;
  inventory?: undefined;
  recommended: (unit: Unit) => Quantity;
}

/** The collapsible sections in their order (spec section 2). */
export const specSections: readonly { id: SpecSection; title: string; unitPageTitle: string }[] = [
  { id: 'electrical', title: 'Configuration', unitPageTitle: 'Configuration' },
  { id: 'cooling', title: 'Cooling & Oil', unitPageTitle: 'Cooling & Oil' },
  { id: 'unit', title: 'Dimensions & Weight', unitPageTitle: 'Unit Specifications' },
  { id: 'additional', title: 'Additional Information', unitPageTitle: 'Additional Information' },
];

/** Every specification, in the order of the screens. */
export const specTable: readonly Spec[] = [
  {
    id: 'phase',
    section: 'electrical',
    label: 'Phase',
    feature: 'phase_match',
    required: ({ phase }) => phase,
    recommended: ({ phase }) => phase,
    inventory: ({ phase }) => phase,
  },
  {
    id: 'kvaRating',
    section: 'electrical',
    label: 'KVA Rating',
    unitOfMeasure: 'kVA',
    field: 'kva',
    feature: 'power_rating_match',
    required: ({ kva_rating }) => kva_rating,
    recommended: ({ kva_rating }) => kva_rating,
    inventory: ({ kvaRating }) => kvaRating,
  },
  {
    id: 'primaryVoltage',
    section: 'electrical',
    label: 'Primary Voltage',
    unitOfMeasure: 'V',
    field: 'voltage',
    feature: 'primary_voltage_match',
    required: ({ primary_voltage_kv }) => primary_voltage_kv,
    recommended: ({ primary_voltage }) => primary_voltage,
    inventory: ({ primaryVoltage }) => primaryVoltage,
  },
  {
    id: 'secondaryVoltage',
    section: 'electrical',
    label: 'Secondary Voltage',
    unitOfMeasure: 'V',
    field: 'voltage',
    feature: 'secondary_voltage_match',
    required: ({ secondary_voltage_kv }) => secondary_voltage_kv,
    recommended: ({ secondary_voltage }) => secondary_voltage,
    inventory: ({ secondaryVoltage }) => secondaryVoltage,
  },
  {
    id: 'impedance',
    section: 'electrical',
    label: 'Impedance',
    unitOfMeasure: '%',
    feature: 'impedance',
    required: ({ impedance_pct }) => impedance_pct,
    recommended: ({ impedence }) => impedence,
    inventory: ({ impedance }) => impedance,
  },
  {
    id: 'taps',
    section: 'electrical',
    label: 'Taps',
    field: 'taps',
    feature: 'taps_match',
    required: ({ tap_range_pct }) => tap_range_pct,
    recommended: ({ taps }) => taps,
    inventory: ({ taps }) => taps,
  },
  {
    id: 'bushingType',
    section: 'electrical',
    label: 'Bushing Type',
    required: ({ bushing_type }) => bushing_type,
    recommended: ({ bush_type }) => bush_type,
    inventory: ({ bushingType }) => bushingType,
  },
  {
    id: 'bushConfiguration',
    section: 'electrical',
    label: 'Bush Configuration',
    feature: 'bushing_config_match',
    required: ({ bush_configuration }) => bush_configuration,
    recommended: ({ bush_config_description }) => bush_config_description,
    inventory: ({ bushConfiguration }) => bushConfiguration,
  },
  {
    id: 'fusing',
    section: 'electrical',
    label: 'Fusing',
    feature: 'fusing_match',
    required: ({ fusing }) => fusing,
    recommended: ({ fusing_description }) => fusing_description,
    inventory: ({ fusing }) => fusing,
  },
  {
    id: 'bil',
    section: 'electrical',
    label: 'BIL',
    unitOfMeasure: 'kV',
    feature: 'bil',
    required: ({ bil }) => bil,
    recommended: ({ bil }) => bil,
    inventory: ({ bil }) => bil,
  },
  {
    id: 'windingMaterial',
    section: 'electrical',
    label: 'Winding Material',
    feature: 'winding',
    required: ({ coil_type }) => coil_type,
    recommended: ({ winding_material }) => winding_material,
    inventory: ({ windingMaterial }) => windingMaterial,
  },
  {
    id: 'secondaryBushings',
    section: 'electrical',
    label: 'Secondary Bushings',
    feature: 'secondary_bushings',
    required: ({ sec_bush }) => sec_bush,
    recommended: ({ sec_bush }) => sec_bush,
    inventory: ({ secondaryBushings }) => secondaryBushings,
  },
  {
    id: 'oilType',
    section: 'cooling',
    label: 'Oil Type',
    feature: 'fluid',
    required: ({ oil_type }) => oil_type,
    recommended: ({ type_of_fluid }) => type_of_fluid,
    inventory: ({ oilType }) => oilType,
  },
  {
    id: 'oilVolume',
    section: 'cooling',
    label: 'Oil Volume',
    unitOfMeasure: 'gal',
    required: ({ oil_volume_liters }) => litersAsGallons(oil_volume_liters),
    recommended: ({ oil_volume }) => wholeGallons(oil_volume),
    inventory: ({ oilVolume }) => wholeGallons(oilVolume),
  },
  {
    id: 'width',
    section: 'unit',
    label: 'Width',
    unitOfMeasure: 'in',
    required: ({ dim_w_in }) => dim_w_in,
    recommended: ({ unit_width }) => unit_width,
  },
  {
    id: 'depth',
    section: 'unit',
    label: 'Depth',
    unitOfMeasure: 'in',
    required: ({ dim_d_in }) => dim_d_in,
    recommended: ({ unit_depth }) => unit_depth,
  },
  {
    id: 'height',
    section: 'unit',
    label: 'Height',
    unitOfMeasure: 'in',
    required: ({ dim_h_in }) => dim_h_in,
    recommended: ({ unit_height }) => unit_height,
  },
  {
    id: 'dimensions',
    section: 'unit',
    label: 'Dimensions',
    required: (requirement) => sidesText(requiredSides(requirement)),
    inventory: ({ dimensions }) => dimensions,
    isEqual: (requirement, { dimensions }) => hasSides(dimensions, requiredSides(requirement)),
  },
  {
    id: 'weight',
    section: 'unit',
    label: 'Weight',
    unitOfMeasure: 'lb',
    field: 'weight',
    required: ({ weight_lbs }) => weight_lbs,
    recommended: ({ total_weight }) => total_weight,
    inventory: ({ weight }) => weight,
  },
  {
    id: 'unitType',
    section: 'unit',
    label: 'Unit Type',
    required: ({ unit_type }) => unit_type,
    inventory: ({ unitType }) => unitType,
  },
  {
    id: 'category',
    section: 'unit',
    label: 'Category',
    required: ({ category }) => category,
    inventory: ({ category }) => category,
  },
  {
    id: 'location',
    section: 'additional',
    label: 'Location',
    required: () => null,
    inventory: ({ location }) => location,
  },
];

/** A value as screens show it, without the unit of measure; empty where there is none. */
export const specText = ({ field }: Spec, value: Quantity): string =>
  field === 'voltage' ? voltageText(value) : tidyText(value);
