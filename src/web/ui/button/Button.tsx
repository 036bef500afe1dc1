import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { buttonStyle, type ButtonSize, type ButtonVariant } from './buttonStyle';
import { Spinner } from '../progress/Spinner';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Work is under way: shows a spinner and takes no clicks, but keeps the focus. */
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
      onClick={busy ? stop : onClick}
      {...rest}
    >
      {busy && <Spinner size={14} />}
      {children}
    </Root>
  );
}

/** A busy submit button must not submit again. */
function stop(event: { preventDefault: () => void }) {
  event.preventDefault();
}
