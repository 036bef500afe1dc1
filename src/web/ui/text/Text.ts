import { styled } from 'styled-components';
import { color, fontSize } from '../theme';

/** Units of measure, currency signs, and other text of least importance. */
export const Dim = styled.span`
  color: ${color('textDim')};
`;

/** Names of fields. */
export const Label = styled.span`
  font-size: ${fontSize.label};
  line-height: 1.125rem;
  color: ${color('textDim')};
`;

/** Free text as it was typed. */
export const Prose = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
