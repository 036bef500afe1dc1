import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, motion, radius } from '../theme';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What the button does: its accessible name. */
  label: string;
  icon: ReactNode;
  size?: 'small' | 'medium';
}

const Root = styled.button<{ $small: boolean }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $small }) => ($small ? '1.5rem' : '2rem')};
  height: ${({ $small }) => ($small ? '1.5rem' : '2rem')};
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color('textDim')};
  transition: background-color ${motion.control};
  &:hover:not(:disabled) {
    background: ${color('surfaceSunken')};
    color: ${color('text')};
  }
  &:disabled {
    opacity: 0.45;
    cursor: default;
  }
`;

export function IconButton({ label, icon, size = 'medium', ...rest }: IconButtonProps) {
  return (
    <Root type="button" aria-label={label} $small={size === 'small'} {...rest}>
      {icon}
    </Root>
  );
}
