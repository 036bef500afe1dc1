import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { buttonStyle, type ButtonSize, type ButtonVariant } from './buttonStyle';
import { Spinner } from '../progress/Spinner';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner and ignores clicks, but keeps the focus. */
  busy?: boolean;
}

const Root = styled.button<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonStyle}
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

export function Button({
  variant = 'default',
  size = 'medium',
  busy = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <Root
      type="button"
      $variant={variant}
      $size={size}
      data-variant={variant}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? preventSubmit : onClick}
      {...rest}
    >
      {busy && <Spinner size={14} />}
      {children}
    </Root>
  );
}

function preventSubmit(event: { preventDefault: () => void }) {
  event.preventDefault();
}
