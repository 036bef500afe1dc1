import { css, styled } from 'styled-components';
import type { ComponentProps, ReactNode } from 'react';
import { color, radius, space, inlineRow } from '../theme';

export const switchLabel = css`
  ${inlineRow(space(2))}
  cursor: pointer;
  &:has(:disabled) {
    color: ${color('textDim')};
    cursor: default;
  }
`;

/** Not animated: a moving knob repaints the page on every frame. */
export const switchBox = css`
  appearance: none;
  flex: none;
  position: relative;
  width: 1.875rem;
  height: 1.125rem;
  margin: 0;
  border-radius: ${radius.pill};
  background: ${color('controlLine')};
  cursor: inherit;
  &::after {
    content: '';
    position: absolute;
    left: 2px;
    top: 2px;
    width: 0.875rem;
    height: 0.875rem;
    border-radius: 50%;
    background: ${color('surface')};
  }
  &:checked {
    background: ${color('selected')};
  }
  &:checked::after {
    transform: translateX(0.75rem);
  }
  &:disabled {
    opacity: 0.55;
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
    background: ButtonFace;
    &::after {
      left: 1px;
      top: 1px;
      background: ButtonText;
    }
    &:checked {
      background: Highlight;
    }
    &:checked::after {
      background: HighlightText;
    }
    &:disabled {
      border-color: GrayText;
      opacity: 1;
    }
    &:disabled::after {
      background: GrayText;
    }
  }
`;

interface SwitchProps extends Omit<ComponentProps<'input'>, 'onChange' | 'checked' | 'type' | 'role'> {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

const SwitchLabel = styled.label`
  ${switchLabel}
`;

const SwitchInput = styled.input`
  ${switchBox}
`;

export const Switch = ({ label, checked, onChange, className, ...rest }: SwitchProps) => (
  <SwitchLabel className={className}>
    <SwitchInput
      {...rest}
      type="checkbox"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is on
      role="switch"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span>{label}</span>
  </SwitchLabel>
);
