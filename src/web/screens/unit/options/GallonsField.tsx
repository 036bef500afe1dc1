import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { listenTo } from '../../../ui/keyboard/listenTo';
import { TextField } from '../../../ui/field/TextField';
import { Dim } from '../../../ui/elements';
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

/** A number input accepts '1e-5' and reports '-' as empty, so other characters are refused before they reach it. */
function refuseNonDigits(event: Event): void {
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
  const input = useRef<HTMLInputElement>(null);
  // React's own onBeforeInput is not the browser's event: it does not fire on every paste.
  useEffect(() => (input.current ? listenTo(input.current, { beforeinput: refuseNonDigits }) : undefined), []);
  return (
    <Root>
      <TextField
        ref={input}
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
      {isEmpty && <Dim id={hintId}>Enter gallons to save FR3.</Dim>}
    </Root>
  );
}
