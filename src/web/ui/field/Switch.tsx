import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { color, motion, radius, space } from '../theme';

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
  width: 1.875rem;
  height: 1.125rem;
  margin: 0;
  border-radius: ${radius.pill};
  background: ${color('controlLine')};
  cursor: inherit;
  transition: background-color ${motion.control};
  &::after {
    content: '';
    position: absolute;
    left: 2px;
    top: 2px;
    width: 0.875rem;
    height: 0.875rem;
    border-radius: 50%;
    background: ${color('surface')};
    transition: transform ${motion.control};
  }
  &:checked {
    background: ${color('selected')};
  }
  &:checked::after {
    transform: translateX(0.75rem);
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
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is on
        role="switch"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </Label>
  );
}
