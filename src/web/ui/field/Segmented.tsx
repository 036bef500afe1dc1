import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, visuallyHidden, inlineRow } from '../theme';

export interface SegmentedProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

const Group = styled.div`
  display: inline-flex;
  flex: none;
  flex-wrap: wrap;
  max-width: 100%;
  border: 1px solid ${color('lineStrong')};
  border-radius: ${radius.control};
  background: ${color('surface')};
  padding: 2px;
`;

const Option = styled.label`
  ${inlineRow('0.375rem')}
  height: 1.75rem;
  padding: 0 0.75rem;
  border-radius: ${radius.mark};
  color: ${color('textDim')};
  cursor: pointer;
  &:hover {
    color: ${color('text')};
  }
  &:has(:checked) {
    background: ${color('selected')};
    color: ${color('selectedText')};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color('focus')};
    outline-offset: 2px;
  }
`;

const Radio = styled.input`
  ${visuallyHidden}
`;

export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, className } = props;
  const name = useId();
  return (
    <Group role="radiogroup" aria-label={label} className={className}>
      {options.map((option) => (
        <Option key={option.value}>
          <Radio
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.label}
        </Option>
      ))}
    </Group>
  );
}
