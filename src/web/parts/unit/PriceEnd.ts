import { styled } from 'styled-components';
import { color } from '../../ui/theme';

/** Marks the price on a bar whose costs exceed it. */
export const PriceEnd = styled.span`
  position: absolute;
  top: 0;
  bottom: 0;
  width: 0.375rem;
  margin-left: -3px;
  border: solid ${color('surface')};
  border-width: 0 2px;
  background: ${color('bad')};
`;
