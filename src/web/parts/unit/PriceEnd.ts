import { styled, css } from 'styled-components';
import { color } from '../../ui/theme';

/** How the mark looks, where an element without a component of its own has it. */
export const priceEnd = css`
  position: absolute;
  top: 0;
  bottom: 0;
  width: 0.375rem;
  margin-left: -3px;
  border: solid ${color('surface')};
  border-width: 0 2px;
  background: ${color('bad')};
`;

/** Marks the price on a bar whose costs exceed it. */
export const PriceEnd = styled.span`
  ${priceEnd}
`;
