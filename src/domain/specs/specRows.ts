import type { Requirement } from '../../contract/orders/order';
import type { Unit, Verdict } from '../../contract/units/unit';
import type { Quantity } from '../quantity/quantity';
import { offBy, thanRequired, differenceNote, measured } from './measures';
import { DEFAULT_RATES } from '../rates/rates';
import { ruleStatus, ruleVerdict, type ComparisonTolerances, type MatchField } from './ruleVerdict';
import { informativeNote, verdictStatus, type SpecStatus } from './verdictWords';
import { specText, type Spec, type SpecId } from './spec';
import { specTable } from './specTable';

/** A specification of a recommended unit; display texts without the unit of measure. */
export interface SpecRow extends Pick<Spec, 'section' | 'label' | 'unitOfMeasure' | 'direction' | 'feature'> {
  id: SpecId;
  field: MatchField;
  title: string;
  required: (requirement: Partial<Requirement>) => string;
  actual: (unit: Unit) => string;
  requiredValue: (requirement: Partial<Requirement>) => Quantity;
  actualValue: (unit: Unit) => Quantity;
}

export const specRows: readonly SpecRow[] = specTable.flatMap((spec) =>
  spec.recommended ? [specRow(spec, spec.recommended)] : [],
);

function specRow(spec: Spec, actualValue: SpecRow['actualValue']): SpecRow {
  const { label, unitOfMeasure, field = 'other' } = spec;
  return {
    ...spec,
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
  verdict: Verdict;
  status: SpecStatus | null;
  difference: string | null;
  note: string | null;
}

/** The server's verdict, or the rule of the specification, for cards, table, unit page, print and export alike. */
export function compareSpec(
  spec: SpecRow,
  requirement: Partial<Requirement>,
  unit: Unit,
  rates: ComparisonTolerances = DEFAULT_RATES,
): SpecComparison {
  const texts = { required: spec.required(requirement), actual: spec.actual(unit) };
  const judged = unit.score_details.find(({ feature }) => feature !== null && feature === spec.feature);
  if (!judged?.verdict) return byRule(spec, requirement, unit, rates);
  const { verdict, required, note } = judged;
  // Demands from notes appear only in the verdict.
  const demanded = verdict === 'not required' ? '' : (required?.trim() ?? '');
  return {
    ...texts,
    required: texts.required || demanded,
    verdict,
    status: verdictStatus(verdict),
    difference: null,
    note: informativeNote(note) ?? noteOf(spec, texts, verdict),
  };
}

function byRule(
  spec: SpecRow,
  requirement: Partial<Requirement>,
  unit: Unit,
  rates: ComparisonTolerances,
): SpecComparison {
  const texts = { required: spec.required(requirement), actual: spec.actual(unit) };
  const values = { required: spec.requiredValue(requirement), actual: spec.actualValue(unit) };
  const verdict = ruleVerdict({ field: spec.field, ...values }, rates);
  const off = verdict === 'exact' ? null : offBy(values.required, values.actual, spec.direction, spec.unitOfMeasure);
  const difference = thanRequired([off]);
  const status = ruleStatus(verdict, featureMatch(spec, unit));
  return { ...texts, verdict, status, difference, note: noteOf(spec, texts, verdict, difference) };
}

const featureMatch = ({ feature }: SpecRow, unit: Unit): boolean | null =>
  Object.entries(unit.feature_match ?? {}).find(([key]) => key === feature)?.[1] ?? null;

const SHOWS_BOTH: readonly Verdict[] = ['needs work', 'does not fit', 'oversized', 'differs'];

function noteOf(
  spec: SpecRow,
  texts: Pick<SpecComparison, 'required' | 'actual'>,
  verdict: Verdict,
  difference: string | null = null,
): string | null {
  if (verdict === 'acceptable') return difference;
  if (!SHOWS_BOTH.includes(verdict)) return null;
  const [required, actual] = [measured(texts.required, spec.unitOfMeasure), measured(texts.actual, spec.unitOfMeasure)];
  return differenceNote(required, actual, difference);
}
