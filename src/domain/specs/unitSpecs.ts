import type { InventoryUnit } from '../../contract/unit/inventoryUnit';
import type { Requirement } from '../../contract/order/order';
import type { Quantity } from '../quantity/quantity';
import { offBy, thanAsked } from './measures/direction';
import { measured } from './measures/measured';
import { isSameValue } from './sameValue';
import { specText, type Spec, type SpecSection, type UnitSpecId } from './spec';
import { specTable } from './specTable';

/** A specification of an inventory unit. Texts are for display, with the unit of measure, empty where there is no value. */
export interface UnitSpec {
  id: UnitSpecId;
  section: SpecSection;
  label: string;
  required: (requirement: Partial<Requirement>) => string;
  actual: (unit: InventoryUnit) => string;
  /** Whether the unit has what is required, by the rules of the comparison page. */
  isEqual: (requirement: Partial<Requirement>, unit: InventoryUnit) => boolean;
  /** How far the unit is from what is required: '5 in wider than asked'; null where that cannot be said. */
  difference: (requirement: Partial<Requirement>, unit: InventoryUnit) => string | null;
}

/** Every specification with a status, in the order of the screen (spec section 2, unit detail). */
export const unitSpecs: readonly UnitSpec[] = specTable.flatMap((spec) => (spec.inventory ? [unitSpec(spec)] : []));

function unitSpec(spec: Extract<Spec, { id: UnitSpecId }>): UnitSpec {
  const { id, section, label, field = 'other', required, inventory } = spec;
  const show = (value: Quantity) => measured(specText(spec, value), spec.unitOfMeasure);
  return {
    id,
    section,
    label,
    required: (requirement) => show(required(requirement)),
    actual: (unit) => show(inventory(unit)),
    difference:
      spec.difference ??
      ((requirement, unit) =>
        thanAsked([offBy(required(requirement), inventory(unit), spec.direction, spec.unitOfMeasure)])),
    isEqual: spec.isEqual ?? ((requirement, unit) => isSameValue(field, required(requirement), inventory(unit))),
  };
}
