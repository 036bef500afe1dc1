import type { InventoryUnit } from '../../contract/units/inventoryUnit';
import type { Requirement } from '../../contract/orders/order';
import type { Unit } from '../../contract/units/unit';
import type { MatchFeature } from '../matching/features/matchFeatures';
import { kvaText } from '../format/number';
import { voltageText } from '../matching/reading/voltage';
import { tidyText, type Quantity } from '../quantity/quantity';
import type { Direction } from './measures';
import type { MatchField } from './ruleVerdict';

/** In 'additional' the comparison shows location and notes, which are not compared. */
export type SpecSection = 'electrical' | 'cooling' | 'unit' | 'additional';

/** The specifications of an inventory unit with a status field on the wire (spec section 3). */
export type UnitSpecId = StatusName<keyof InventoryUnit>;
type StatusName<Key> = Key extends `${infer Name}Status` ? Name : never;
type RecommendedSpecId = 'width' | 'depth' | 'height';
export type SpecId = UnitSpecId | RecommendedSpecId;

/** A specification in its sources, in `unitOfMeasure`. */
export type Spec = SpecBase & (InventorySpec | RecommendedSpec);

interface SpecBase {
  section: SpecSection;
  label: string;
  unitOfMeasure?: string;
  direction?: Direction;
  field?: MatchField;
  feature?: MatchFeature;
  required: (requirement: Partial<Requirement>) => Quantity;
}
interface InventorySpec {
  id: UnitSpecId;
  inventory: (unit: InventoryUnit) => Quantity;
  recommended?: (unit: Unit) => Quantity;
  /** For values that `field` cannot compare. */
  isEqual?: (requirement: Partial<Requirement>, unit: InventoryUnit) => boolean;
  difference?: (requirement: Partial<Requirement>, unit: InventoryUnit) => string | null;
}
interface RecommendedSpec {
  id: RecommendedSpecId;
  inventory?: undefined;
  recommended: (unit: Unit) => Quantity;
}

/** A value without its unit of measure: ratings with thousands ('1,500'), voltages as on nameplates ('12470GrdY/7200'). */
export function specText({ field }: Pick<Spec, 'field'>, value: Quantity): string {
  if (field === 'primaryVoltage' || field === 'secondaryVoltage') return voltageText(value);
  return field === 'kva' ? kvaText(value) : tidyText(value);
}
