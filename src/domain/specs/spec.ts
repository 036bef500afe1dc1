import type { InventoryUnit } from '../../contract/unit/inventoryUnit';
import type { Requirement } from '../../contract/order/order';
import type { Unit } from '../../contract/unit/unit';
import type { MatchFeature } from '../matching/features/matchFeatures';
import { kvaText } from '../format/number';
import { voltageText } from '../matching/reading/voltage';
import { tidyText, type Quantity } from '../quantity/quantity';
import type { Direction } from './measures';
import type { MatchField } from './ruleVerdict';

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
  /** Words for more and less of a number: 'wider', 'narrower'. */
  direction?: Direction;
  /** How values are compared; 'other' if it is left out. */
  field?: MatchField;
  /** The server's feature for recommended units. */
  feature?: MatchFeature;
  required: (requirement: Partial<Requirement>) => Quantity;
}
interface InventorySpec {
  id: UnitSpecId;
  inventory: (unit: InventoryUnit) => Quantity;
  recommended?: (unit: Unit) => Quantity;
  /** Whether an inventory unit has what is required, and how far it is from that, where `field` cannot decide. */
  isEqual?: (requirement: Partial<Requirement>, unit: InventoryUnit) => boolean;
  difference?: (requirement: Partial<Requirement>, unit: InventoryUnit) => string | null;
}
interface RecommendedSpec {
  id: RecommendedSpecId;
  inventory?: undefined;
  recommended: (unit: Unit) => Quantity;
}

/**
 * A value as screens show it, without the unit of measure; empty if none. Ratings have thousands ('1,500'), windings
 * are in volts as nameplates print them, without ('12470', '12470GrdY/7200').
 */
export function specText({ field }: Pick<Spec, 'field'>, value: Quantity): string {
  if (field === 'primaryVoltage' || field === 'secondaryVoltage') return voltageText(value);
  return field === 'kva' ? kvaText(value) : tidyText(value);
}
