import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { color, space } from './theme';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'onChange' | 'checked' | 'type' | 'role'> {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

const Label = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  cursor: pointer;
  &:has(:disabled) {
    color: ${color('textDim')};
    cursor: default;
  }
`;

const Box = styled.input`
  appearance: none;
  flex: none;
  position: relative;
  width: 30px;
  height: 18px;
  margin: 0;
  border-radius: 9px;
  background: ${color('controlLine')};
  cursor: inherit;
  transition: background-color 150ms;
  &::after {
    content: '';
    position: absolute;
    left: 2px;
    top: 2px;
    width: 14px;
    height: 14px;
    border-radius: 50%;
    background: ${color('surface')};
    transition: transform 150ms;
  }
  &:checked {
    background: ${color('selected')};
  }
  &:checked::after {
    transform: translateX(12px);
  }
  &:disabled {
    opacity: 0.45;
  }
`;

export function Switch({ label, checked, onChange, className, ...rest }: SwitchProps) {
  return (
    <Label className={className}>
      <Box
        {...rest}
        type="checkbox"
        role="switch"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </Label>
  );
}
