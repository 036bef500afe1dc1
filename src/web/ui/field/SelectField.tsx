import { useId, type ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { Field, FieldLabel, controlStyle } from './fieldStyle';
import { color } from '../theme';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
}

export interface SelectFieldProps<Value extends string> extends Omit<
  ComponentProps<'select'>,
  'onChange' | 'value' | 'size'
> {
  label: string;
  options: readonly SelectOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  hideLabel?: boolean;
  inline?: boolean;
}

const Select = styled.select`
  ${controlStyle}
  appearance: none;
  padding-right: 1.875rem;
  text-overflow: ellipsis;
`;

const Box = styled.span`
  position: relative;
  display: block;
  flex: 1;
  min-width: 0;
  & > svg {
    position: absolute;
    right: 0.5625rem;
    top: 0.5625rem;
    color: ${color('textDim')};
    pointer-events: none;
  }
`;

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, options, value, onChange, hideLabel = false, inline = false, className, ...rest } = props;
  const id = useId();
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <Field className={className} $inline={inline}>
      <FieldLabel htmlFor={id} $hidden={hideLabel}>
        {label}
      </FieldLabel>
      <Box>
        <Select id={id} {...rest} value={value} onChange={(event) => choose(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
        <ChevronDown size={16} aria-hidden="true" />
      </Box>
    </Field>
  );
}
