import type { ImportColumn, ColumnMapping } from '../../../../contract/imports/mapping';
import type { FoundColumn } from '../../../../contract/imports/layout';
import type { SelectOption } from '../../../ui/field/SelectField';

/** Leaves a column out, in a select, whose values are texts. */
const LEFT_OUT = '';

const optionOf = ({ name, meaning, isRequired }: ImportColumn): SelectOption<string> => ({
  value: name,
  label: meaning === null ? name : `${name}: ${meaning}`,
  group: isRequired ? 'Required' : 'Optional',
});

/** What a column may fill, the required ones first. */
export const targetOptions = (targets: readonly ImportColumn[]): SelectOption<string>[] => [
  { value: LEFT_OUT, label: 'Leave out' },
  ...targets.filter(({ isRequired }) => isRequired).map(optionOf),
  ...targets.filter(({ isRequired }) => !isRequired).map(optionOf),
];

export const targetValue = ({ mapping }: FoundColumn): string => mapping.target ?? LEFT_OUT;

/** Another target: how the cells are read is for the server to propose, but for what was said already. */
export const withTarget = ({ mapping }: FoundColumn, value: string): ColumnMapping => ({
  index: mapping.index,
  target: value === LEFT_OUT ? null : value,
  reading: value === (mapping.target ?? LEFT_OUT) ? mapping.reading : { dates: null, decimals: null, measure: null },
});
