import { describedFields, type DescribedField } from '../../contract/matching/quote';
import type { Requirement } from '../../contract/order/order';
import { recordedOrNone, recordedText } from '../language/placeholder';
import { toMatchRequirement } from '../matching/reading/requirement';
import { unstatedFields, type UnstatedField } from '../matching/reading/unstated';
import { plainNumber, type Quantity } from '../quantity/quantity';

/** The field of an order behind each one that judging needs. */
export const fieldOf: Readonly<Record<UnstatedField, DescribedField>> = {
  phase: 'phase',
  kVA: 'kva_rating',
  'primary voltage': 'primary_voltage_kv',
  'secondary voltage': 'secondary_voltage_kv',
};

type NeededField = 'phase' | 'kva_rating' | 'primary_voltage_kv' | 'secondary_voltage_kv';

/** What an order must state and does not, readably, in its own fields. */
export function unstatedOf(requirement: Partial<Requirement>): UnstatedField[] {
  const { phase, kva_rating, primary_voltage_kv, secondary_voltage_kv } = requirement;
  const needed: Record<NeededField, Quantity> = { phase, kva_rating, primary_voltage_kv, secondary_voltage_kv };
  return unstatedFields(toMatchRequirement({ order_id: '-', ...needed }, { fusing: null, impedancePct: null }));
}

/** The fields that an order leaves open: empty, a placeholder or, of what judging needs, unreadable. */
export function lackingFields(requirement: Partial<Requirement>): DescribedField[] {
  const unstated = unstatedOf(requirement).map((field) => fieldOf[field]);
  return describedFields.filter((field) => unstated.includes(field) || isOpen(field, requirement[field]));
}

const isOpen = (field: DescribedField, value: Quantity): boolean =>
  plainNumber(value) === 0 || (NONE_IS_A_VALUE.includes(field) ? recordedOrNone : recordedText)(value) === '';

const NONE_IS_A_VALUE: readonly DescribedField[] = ['fusing', 'tap_range_pct'];
