import { useId } from 'react';
import styled from 'styled-components';
import { TextField } from '../../ui/TextField';
import { Dim } from '../../ui/Text';
import { space } from '../../ui/theme';

const Root = styled.div`
  display: grid;
  gap: ${space(1)};
  padding: 2px 0 ${space(2)} 38px;
  font-size: 12.5px;
  input {
    width: 140px;
  }
`;

interface GallonsFieldProps {
  value: string;
  disabled: boolean;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** How much FR3 is needed, US gallons. */
export function GallonsField({ value, disabled, onChange, onBlur }: GallonsFieldProps) {
  const hintId = useId();
  const isEmpty = value === '';
  return (
    <Root>
      <TextField
        label="Estimated gallons"
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        placeholder="Enter gallons"
        aria-describedby={isEmpty ? hintId : undefined}
        disabled={disabled}
        value={value}
        onChange={onChange}
        // What is no number ('-', '1e') has no value that `onChange` could refuse: the field goes back to what it had.
        onInput={({ currentTarget: input }) => {
          if (input.validity.badInput) input.value = value;
        }}
        onBlur={onBlur}
      />
      {isEmpty && <Dim id={hintId}>Without gallons FR3 is not saved.</Dim>}
    </Root>
  );
}
