import type { Requirement } from '../../contract/order/order';
import type { Unit } from '../../contract/unit/unit';
import type { Quantity } from '../quantity/quantity';
import { matchState, type MatchField, type MatchState } from './matchState';
import { specTable, specText, type Spec, type SpecId } from './specTable';

/** A specification of a recommended unit. Texts are for display, without the unit of measure, empty where there is no value. */
export interface SpecRow extends Pick<Spec, 'section' | 'label' | 'unitOfMeasure' | 'feature'> {
  id: SpecId;
  field: MatchField;
  /** 'Weight (lb)'. */
  title: string;
  required: (requirement: Partial<Requirement>) => string;
  actual: (unit: Unit) => string;
  requiredValue: (requirement: Partial<Requirement>) => Quantity;
  actualValue: (unit: Unit) => Quantity;
}

/** Every row of the comparison, in the order of the screen. */
export const specRows: readonly SpecRow[] = specTable.flatMap((spec) =>
  spec.recommended ? [specRow(spec, spec.recommended)] : [],
);

function specRow(spec: Spec, actualValue: SpecRow['actualValue']): SpecRow {
  const { id, section, label, unitOfMeasure, feature, field = 'other' } = spec;
  return {
    id,
    section,
    label,
    unitOfMeasure,
    feature,
    field,
    title: unitOfMeasure ? `${label} (${unitOfMeasure})` : label,
    requiredValue: spec.required,
    actualValue,
    required: (requirement) => specText(spec, spec.required(requirement)),
    actual: (unit) => specText(spec, actualValue(unit)),
  };
}

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
