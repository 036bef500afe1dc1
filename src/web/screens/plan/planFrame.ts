import { styled } from 'styled-components';
import { Card } from '../../ui/elements';
import { color, fontSize, space } from '../../ui/theme';

/** A card of the plan. */
export const Frame = styled(Card)`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
`;

/** What its figures are based on. */
export const Basis = styled.p`
  color: ${color('textDim')};
  font-size: ${fontSize.label};
`;
