import { css } from 'styled-components';
import { color, radius, space } from '../theme';

/** The label of a switch, and what stands in it. */
export const switchLabel = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  cursor: pointer;
  &:has(:disabled) {
    color: ${color('textDim')};
    cursor: default;
  }
`;

/** The checkbox that looks like a switch. It changes at once: a knob that glides has the page painted for each frame. */
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
    opacity: 0.45;
  }
`;
