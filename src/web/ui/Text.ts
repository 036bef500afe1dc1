import styled from 'styled-components';
import { color } from './theme';

/** Units of measure, currency signs, and whatever else is read last. */
export const Dim = styled.span`
  color: ${color('textDim')};
`;

/** Names of fields: small and regular rather than bold and loud. */
export const Label = styled.span`
  font-size: 12.5px;
  line-height: 18px;
  color: ${color('textDim')};
`;

/** Free text as it was typed. */
export const Prose = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
