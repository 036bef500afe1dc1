import { css } from 'styled-components';
import { color, fontSize, motion, radius, screens, space } from '../theme';

/** `primary` is the one copper action of a screen; `default` everything else; `quiet` has no border and a ground on hover. */
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
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  border: 1px solid;
  border-radius: ${radius.control};
  line-height: 1.25rem;
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  ${screens.phone} {
    white-space: normal;
  }
  transition: ${motion.control};
  transition-property: background-color, border-color;
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}
  &[aria-pressed='true'] {
    border-color: ${color('controlLine')};
    background: ${color('surfaceSunken')};
    color: ${color('text')};
    font-weight: 600;
  }
  &:disabled {
    opacity: 0.55;
    cursor: default;
  }
  & > svg {
    flex: none;
  }
`;
