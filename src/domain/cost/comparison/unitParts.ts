import { toCents } from '../cents';
import { addOnCosts } from './addOnCosts';
import type { CostedUnit } from './costedUnit';

/** What a unit cost before any work for an order. */
export type UnitPart = 'unit' | 'labor' | 'materials';

export const unitPartNames: Readonly<Record<UnitPart, string>> = {
  unit: 'unit',
  labor: 'unit labor',
  materials: 'unit materials',
};

/** US dollars; null where none is recorded, and 0 is a cost like any other. */
export const unitParts = (unit: CostedUnit): Readonly<Record<UnitPart, number | null>> => ({
  unit: unit.unit_cost,
  labor: unit.labor_cost,
  materials: unit.materials_cost,
});

/**
 * The parts that are not recorded, so that no total can hold them. A server that names no part at all, or whose base cost is
 * more than the parts that it names, knows more than it sends.
 */
export function unrecordedParts(unit: CostedUnit): readonly UnitPart[] {
  const { unit: own, labor, materials } = unitParts(unit);
  if (own === null && labor === null && materials === null) return [];
  const named = toCents(own ?? 0) + toCents(labor ?? 0) + toCents(materials ?? 0) + toCents(addOnCosts(unit).fr3);
  if (unit.jcm_total_cost !== null && toCents(unit.jcm_total_cost) !== named) return [];
  return PARTS.filter((part) => unitParts(unit)[part] === null);
}

const PARTS = ['unit', 'labor', 'materials'] as const;
