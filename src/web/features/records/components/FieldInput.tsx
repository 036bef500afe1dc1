import type { RecordField } from '../../../../contract/records/records';
import { SelectField } from '../../../ui/field/SelectField';
import { TextArea, TextField } from '../../../ui/field/TextField';
import { labelOf } from '../state/recordEdits';

export type InputField = Pick<
  RecordField,
  'name' | 'label' | 'measure' | 'kind' | 'is_prose' | 'choices' | 'is_required' | 'example'
>;

interface FieldInputProps {
  field: InputField;
  value: string;
  onChange: (text: string) => void;
  error: string | null;
  disabled?: boolean;
  hintId?: string | undefined;
  /** Puts the focus here when the form opens. */
  isFirst?: boolean;
}

/** Not on a phone, whose keyboard would cover the form. */
function focusNow(control: HTMLElement | null) {
  if (!window.matchMedia('(pointer: coarse)').matches) control?.focus();
}

/** The control that fits the kind of a field. Values are in the import's spellings. */
export function FieldInput({ field, value, onChange, error, disabled, hintId, isFirst = false }: FieldInputProps) {
  const { kind, choices, is_required, example } = field;
  const label = labelOf(field);
  const common = {
    ...{ label, value, onChange, disabled },
    ...{ name: field.name, required: is_required },
    ...(isFirst && { ref: focusNow }),
    ...(hintId !== undefined && error === null && { 'aria-describedby': hintId }),
  };
  if (field.is_prose) return <TextArea {...common} rows={2} error={error} />;
  if (choices.length > 0) return <SelectField {...common} options={optionsOf(field, value)} error={error} />;
  if (kind === 'date' && /^(\d{4}-\d{2}-\d{2})?$/.test(value))
    return <TextField {...common} type="date" error={error} />;
  return (
    <TextField
      {...common}
      error={error}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      type={kind === 'email' ? 'email' : 'text'}
      placeholder={value === '' && example !== null && !disabled ? example : undefined}
      spellCheck={false}
    />
  );
}

const YES_NO: Readonly<Record<string, string>> = { true: 'Yes', false: 'No' };

/** A stored value outside of the choices stays one. */
function optionsOf({ choices, is_required, kind }: InputField, value: string) {
  const known = value === '' || choices.includes(value) ? choices : [value, ...choices];
  const options = known.map((each) => ({ value: each, label: (kind === 'yesNo' ? YES_NO[each] : undefined) ?? each }));
  return is_required && value !== ''
    ? options
    : [{ value: '', label: is_required ? 'Choose' : 'Not recorded' }, ...options];
}
