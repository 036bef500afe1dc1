import { useId, type ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { ControlBox, controlStyle, describedBy, FieldFrame } from './TextField';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  group?: string;
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
  error?: string | null;
}

const Select = styled.select`
  ${controlStyle}
  appearance: none;
  padding-right: 1.75rem;
  text-overflow: ellipsis;
`;

const SelectBox = styled(ControlBox)`
  & > svg {
    right: 0.5625rem;
  }
`;

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, options, value, onChange, hideLabel, inline, className, error, ...rest } = props;
  const id = useId();
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <FieldFrame {...{ id, label, hideLabel, inline, className, error }}>
      <SelectBox>
        <Select
          id={id}
          {...describedBy(id, error)}
          {...rest}
          value={value}
          onChange={(event) => choose(event.target.value)}
        >
          {grouped(options).map(({ name, members }) =>
            name === undefined ? (
              <Options key={members[0]?.value} options={members} />
            ) : (
              <optgroup key={name} label={name}>
                <Options options={members} />
              </optgroup>
            ),
          )}
        </Select>
        <ChevronDown size={16} aria-hidden="true" />
      </SelectBox>
    </FieldFrame>
  );
}

interface OptionGroup<Value extends string> {
  name: string | undefined;
  members: SelectOption<Value>[];
}

function grouped<Value extends string>(options: readonly SelectOption<Value>[]): OptionGroup<Value>[] {
  const groups: OptionGroup<Value>[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.members.push(option);
    else groups.push({ name: option.group, members: [option] });
  }
  return groups;
}

const Options = ({ options }: { options: readonly SelectOption<string>[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
