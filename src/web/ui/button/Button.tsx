import { css, styled } from 'styled-components';
import type { ComponentProps, ReactNode } from 'react';
import { color, fontSize, radius, screens, space, bare, inlineRow } from '../theme';
import { Spinner } from '../Spinner';

export const OFFLINE_ID = 'offline';

/** Marks a control that calls the server. It stays usable offline, because a local server needs no network. */
export const needsNetwork = { 'aria-describedby': OFFLINE_ID } as const;

export type ButtonVariant = 'primary' | 'default' | 'quiet';
export type ButtonSize = 'small' | 'medium' | 'large';

const variants = {
  primary: css`
    background: ${color('accent')};
    border-color: ${color('accent')};
    color: ${color('accentText')};
    &:hover:not(:disabled) {
      background: ${color('accentHover')};
      border-color: ${color('accentHover')};
    }
  `,
  default: css`
    background: ${color('surface')};
    border-color: ${color('lineStrong')};
    color: ${color('textSoft')};
    &:hover:not(:disabled) {
      background: ${color('surfaceHover')};
      border-color: ${color('controlLine')};
    }
  `,
  quiet: css`
    background: none;
    border-color: transparent;
    color: ${color('textSoft')};
    &:hover:not(:disabled) {
      background: ${color('surfaceSunken')};
    }
  `,
} as const;

const sizes = {
  small: css`
    min-height: 1.75rem;
    padding: 3px ${space(2)};
    font-size: ${fontSize.label};
    line-height: 1.125rem;
  `,
  medium: css`
    min-height: 2.125rem;
    padding: 0.375rem ${space(3)};
  `,
  large: css`
    min-height: 2.75rem;
    padding: 0.625rem ${space(4)};
    font-size: ${fontSize.name};
    white-space: normal;
  `,
} as const;

export const buttonStyle = css<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${inlineRow(space(2))}
  justify-content: center;
  border: 1px solid;
  border-radius: ${radius.control};
  line-height: 1.25rem;
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  ${screens.phone} {
    white-space: normal;
  }
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}
  &[aria-pressed='true'] {
    border-color: ${color('controlLine')};
    background: ${color('surfaceSunken')};
    color: ${color('text')};
  }
  &:disabled {
    opacity: 0.55;
  }
  & > svg {
    flex: none;
  }
`;

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  busy?: boolean;
}

const Root = styled.button<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonStyle}
  &[aria-busy='true'] {
    cursor: progress;
  }
`;

export const Button = ({
  variant = 'default',
  size = 'medium',
  busy = false,
  onClick,
  children,
  ...rest
}: ButtonProps) => (
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

function preventSubmit(event: { preventDefault: () => void }) {
  event.preventDefault();
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: string;
  icon: ReactNode;
  size?: 'small' | 'medium';
}

const IconButtonRoot = styled.button<{ $small: boolean }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $small }) => ($small ? '1.5rem' : '2rem')};
  height: ${({ $small }) => ($small ? '1.5rem' : '2rem')};
  ${bare}
  border-radius: ${radius.control};
  color: ${color('textDim')};
  &:hover:not(:disabled) {
    background: ${color('surfaceSunken')};
    color: ${color('text')};
  }
  &:disabled {
    opacity: 0.55;
  }
`;

export const IconButton = ({ label, icon, size = 'medium', ...rest }: IconButtonProps) => (
  <IconButtonRoot type="button" aria-label={label} $small={size === 'small'} {...rest}>
    {icon}
  </IconButtonRoot>
);
