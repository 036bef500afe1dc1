import { useId } from 'react';
import styled from 'styled-components';
import { listenTo } from '../../../ui/keyboard/listenTo';
import { TextField } from '../../../ui/field/TextField';
import { Dim } from '../../../ui/text/Text';
import { fontSize, space } from '../../../ui/theme';

const Root = styled.div`
  display: grid;
  gap: ${space(1)};
  padding: 2px 0 ${space(2)} 2.375rem;
  font-size: ${fontSize.label};
  input {
    width: 8.75rem;
  }
`;

/** A number input takes '1e-5', and of '-' it does not even tell: what is no digit is refused before it is in the field. */
const digitsOnly = (input: HTMLInputElement) => listenTo(input, { beforeinput: refuseOthers });

function refuseOthers(event: Event): void {
  if (event instanceof InputEvent && /[^\d\s]/.test(event.data ?? '')) event.preventDefault();
}

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
        ref={digitsOnly}
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
        onBlur={onBlur}
      />
      {isEmpty && <Dim id={hintId}>Without gallons FR3 is not saved.</Dim>}
    </Root>
  );
}
