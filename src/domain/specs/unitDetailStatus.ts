import type { InventoryUnit } from '../../contract/units/inventoryUnit';
import type { Requirement } from '../../contract/orders/order';
import { type Quantity, isWithinPercent, plainNumber } from '../quantity/quantity';
import { offBy, thanRequired, measured, differenceNote } from './measures';
import { isSameValue } from './ruleVerdict';
import { specText, type Spec, type SpecSection, type UnitSpecId } from './spec';
import { specTable } from './specTable';
import type { Unit, Verdict } from '../../contract/units/unit';
import { isFar } from '../rates/distanceTable';
import { DEFAULT_RATES, type Rates } from '../rates/rates';
import { compareSpec, specRows } from './specRows';
import { verdictStatus, type SpecStatus } from './verdictWords';

/** A specification of an inventory unit; display texts with the unit of measure. */
interface UnitSpec {
  id: UnitSpecId;
  section: SpecSection;
  label: string;
  required: (requirement: Partial<Requirement>) => string;
  actual: (unit: InventoryUnit) => string;
  isEqual: (requirement: Partial<Requirement>, unit: InventoryUnit) => boolean;
  difference: (requirement: Partial<Requirement>, unit: InventoryUnit) => string | null;
}

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
        thanRequired([offBy(required(requirement), inventory(unit), spec.direction, spec.unitOfMeasure)])),
    isEqual: spec.isEqual ?? ((requirement, unit) => isSameValue(field, required(requirement), inventory(unit))),
  };
}

export interface UnitSpecComparison {
  id: UnitSpecId;
  section: SpecSection;
  label: string;
  required: string;
  actual: string;
  verdict: Verdict | null;
  difference: string | null;
  note: string | null;
  status: SpecStatus | null;
}

/**
 * Every specification against the requirement: judged as on the comparison page, otherwise by spec section 5 (match status on the
 * unit detail). Without a requirement the server's status applies. An unknown location is not far (spec section 9).
 */
export function compareUnitSpecs(
  unit: InventoryUnit,
  requirement: Partial<Requirement> | null,
  judged: Unit | null = null,
  rates: Rates = DEFAULT_RATES,
): readonly UnitSpecComparison[] {
  const known =
    requirement !== null && unitSpecs.some((spec) => spec.required(requirement) !== '') ? requirement : null;
  return unitSpecs.map((spec) => {
    const { id, section, label } = spec;
    const own = { id, section, label, required: '', actual: spec.actual(unit), ...NOT_COMPARED };
    if (id === 'location')
      return { ...own, status: (known ? null : unit.locationStatus) ?? locationStatus(spec, unit, rates) };
    if (known === null) return { ...own, status: unit[`${id}Status`] };
    const compared = (judged && asJudged(spec, known, judged, rates)) ?? byRule(spec, known, unit, rates);
    return { ...own, ...compared };
  });
}

const NOT_COMPARED = { verdict: null, difference: null, note: null } as const;

type Compared = Pick<UnitSpecComparison, 'required' | 'difference' | 'note' | 'status'> & { verdict: Verdict };

/** Null for specifications that the unit's card does not compare. */
function asJudged(spec: UnitSpec, requirement: Partial<Requirement>, judged: Unit, rates: Rates): Compared | null {
  const row = specRows.find(({ id }) => id === spec.id);
  if (!row) return null;
  const { required, verdict, status, difference, note } = compareSpec(row, requirement, judged, rates);
  return { required: spec.required(requirement) || required, verdict, status, difference, note };
}

function byRule(spec: UnitSpec, requirement: Partial<Requirement>, unit: InventoryUnit, rates: Rates): Compared {
  const [required, actual] = [spec.required(requirement), spec.actual(unit)];
  const verdict = ruleOf(spec, requirement, unit, rates);
  const difference = verdict === 'exact' ? null : spec.difference(requirement, unit);
  if (verdict !== 'differs') return { required, verdict, status: verdictStatus(verdict), difference, note: difference };
  const status = ALWAYS_TOLERATED.includes(spec.id) ? 'tolerance' : 'warning';
  return { required, verdict, status, difference, note: differenceNote(required, actual, difference) };
}

/** Always in tolerance (spec section 5). */
const ALWAYS_TOLERATED: readonly UnitSpecId[] = ['weight', 'dimensions'];

function ruleOf(spec: UnitSpec, requirement: Partial<Requirement>, unit: InventoryUnit, rates: Rates): Verdict {
  if (spec.required(requirement) === '') return 'not required';
  if (spec.actual(unit) === '') return 'not recorded';
  if (spec.isEqual(requirement, unit)) return 'exact';
  return isTolerated(spec, requirement, unit, rates) ? 'acceptable' : 'differs';
}

function isTolerated({ id }: UnitSpec, requirement: Partial<Requirement>, unit: InventoryUnit, rates: Rates): boolean {
  const isNear = (wanted: Quantity, given: Quantity, percent: number) => {
    const [required, actual] = [plainNumber(wanted), plainNumber(given)];
    return required !== null && actual !== null && isWithinPercent(actual, required, percent);
  };
  if (id === 'weight') return isNear(requirement.weight_lbs, unit.weight, rates.weightTolerance);
  return id === 'kvaRating' && isNear(requirement.kva_rating, unit.kvaRating, rates.unitPageKvaTolerance);
}

function locationStatus({ actual }: UnitSpec, unit: InventoryUnit, rates: Rates): SpecStatus | null {
  if (actual(unit) === '') return null;
  return isFar(unit.location, rates) ? 'warning' : 'check';
}
