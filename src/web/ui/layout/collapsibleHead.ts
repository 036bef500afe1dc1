import { css } from 'styled-components';
import { color, fontSize, motion } from '../theme';

/** The button that opens and closes a section. Its chevron points down while `aria-expanded` is true. */
export const collapsibleHead = css`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  width: 100%;
  min-height: 1.875rem;
  padding: 0.25rem 0.875rem 0.25rem 0.625rem;
  border: 0;
  background: ${color('surfaceSunken')};
  color: ${color('textSoft')};
  font-size: ${fontSize.label};
  line-height: 1.125rem;
  font-weight: 600;
  text-align: left;
  &:hover {
    color: ${color('text')};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  & > svg {
    flex: none;
    color: ${color('textDim')};
    transition: transform ${motion.control};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }
`;
