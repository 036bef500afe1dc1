import type { InventoryUnit, specStatuses } from '../../contract/unit/inventoryUnit';
import type { Requirement } from '../../contract/order/order';
import { isFar } from '../distance/distance';
import { TOLERANCES } from '../limits';
import { isWithinPercent, plainNumber } from '../quantity/quantity';
import type { SpecSection, UnitSpecId } from './specTable';
import { unitSpecs, type UnitSpec } from './unitSpecs';

export type SpecStatus = (typeof specStatuses)[number];

/** One specification of a unit beside the required one; texts for display, empty where there is no value. */
export interface UnitSpecComparison {
  id: UnitSpecId;
  section: SpecSection;
  label: string;
  required: string;
  actual: string;
  /** Null where nothing is compared. */
  status: SpecStatus | null;
}

/**
 * Every specification of a unit against an order's requirement (spec section 5, match status on the unit detail), in the
 * order of the screen. Without a requirement, or with one that asks for none of them, what the server said of the unit
 * stands. A place that the distance table does not know is 0 miles away, so not far (spec section 9).
 */
export function compareUnitSpecs(
  unit: InventoryUnit,
  requirement: Partial<Requirement> | null,
): readonly UnitSpecComparison[] {
  const known =
    requirement !== null && unitSpecs.some((spec) => spec.required(requirement) !== '') ? requirement : null;
  return unitSpecs.map((spec) => ({
    id: spec.id,
    section: spec.section,
    label: spec.label,
    required: known ? spec.required(known) : '',
    actual: spec.actual(unit),
    status: known ? statusOf(spec, known, unit) : (unit[`${spec.id}Status`] ?? locationStatus(spec, unit)),
  }));
}

function statusOf(spec: UnitSpec, requirement: Partial<Requirement>, unit: InventoryUnit): SpecStatus | null {
  if (spec.id === 'location') return locationStatus(spec, unit);
  if (spec.required(requirement) === '') return null;
  if (spec.isEqual(requirement, unit)) return 'check';
  return isTolerated(spec, requirement, unit) ? 'tolerance' : 'warning';
}

/** Any other weight and other dimensions, and kVA within 20 %. A value that was not recorded does not count as another value. */
function isTolerated({ id, actual }: UnitSpec, requirement: Partial<Requirement>, unit: InventoryUnit): boolean {
  if (id === 'weight' || id === 'dimensions') return actual(unit) !== '';
  const [wanted, given] = [plainNumber(requirement.kva_rating), plainNumber(unit.kvaRating)];
  if (id !== 'kvaRating' || wanted === null || given === null) return false;
  return isWithinPercent(given, wanted, TOLERANCES.unitDetailKva);
}

function locationStatus({ id, actual }: UnitSpec, unit: InventoryUnit): SpecStatus | null {
  if (id !== 'location' || actual(unit) === '') return null;
  return isFar(unit.location) ? 'warning' : 'check';
}
