import { styled } from 'styled-components';
import { color, fontSize } from '../../ui/theme';

/** A second line in a cell. */
export const Small = styled.span`
  display: block;
  color: ${color('textDim')};
  font-size: ${fontSize.label};
`;
