import type { DescribedField } from '../../contract/matching/quote';
import { specText, type SpecId } from '../specs/spec';
import { specTable } from '../specs/specTable';
import type { UnstatedField } from '../matching/reading/requirement';
import { disputedFields, type Clause, type Proposal } from './proposals';
import type { Stated } from './clauseValues';

export const describedSpecs: Readonly<Record<DescribedField, SpecId>> = {
  phase: 'phase',
  kva_rating: 'kvaRating',
  primary_voltage_kv: 'primaryVoltage',
  secondary_voltage_kv: 'secondaryVoltage',
  bil: 'bil',
  tap_range_pct: 'taps',
  bush_configuration: 'bushConfiguration',
  fusing: 'fusing',
  oil_type: 'oilType',
  coil_type: 'windingMaterial',
  sec_bush: 'secondaryBushings',
};

const specOf = (field: DescribedField) => specTable.find(({ id }) => id === describedSpecs[field]);

export function proposalText({ field, value }: Stated): string {
  const spec = specOf(field);
  return spec ? [`${spec.label}:`, specText(spec, value), spec.unitOfMeasure].filter(Boolean).join(' ') : value;
}

export function disputeText(all: readonly Proposal[]): string | null {
  const labels = disputedFields(all).flatMap((field) => specOf(field)?.label ?? []);
  return labels.length === 0 ? null : `The texts disagree: ${labels.join(', ')}`;
}

export const sourceText = ({ source }: Pick<Clause, 'source'>): string => `from the ${source}`;

export const quoteText = ({ source, quote }: Clause): string => `From the ${source}: “${quote}”`;

export const unstatedText = (fields: readonly UnstatedField[]): string => unstatedSentence('order', fields);

/** 'The request does not state kVA and voltages' */
export function unstatedSentence(of: 'order' | 'request' | 'line', fields: readonly string[]): string {
  const voltages = ['primary voltage', 'secondary voltage'] as const;
  const lacksBoth = voltages.every((field) => fields.includes(field));
  const names = lacksBoth ? [...fields.filter((field) => !field.endsWith('voltage')), 'voltages'] : fields;
  return `The ${of} does not state ${[names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')}`;
}
