import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { switchBox, switchLabel } from './switchStyle';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'onChange' | 'checked' | 'type' | 'role'> {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

const Label = styled.label`
  ${switchLabel}
`;

const Box = styled.input`
  ${switchBox}
`;

export function Switch({ label, checked, onChange, className, ...rest }: SwitchProps) {
  return (
    <Label className={className}>
      <Box
        {...rest}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is on
        role="switch"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </Label>
  );
}
