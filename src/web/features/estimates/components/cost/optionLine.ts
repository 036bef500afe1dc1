import { styled, css } from 'styled-components';
import { color, flexRow } from '../../../../ui/theme';

export const optionLine = css`
  ${flexRow('0 0.5rem')}
  flex-wrap: wrap;
  justify-content: space-between;
  min-height: 1.5rem;
`;

export const optionAmount = css`
  margin-left: auto;
  color: ${color('textDim')};
  white-space: nowrap;
  &[data-on='true'] {
    color: ${color('text')};
  }
`;

export const OptionLine = styled.div`
  ${optionLine}
`;

export const OptionAmount = styled.span`
  ${optionAmount}
`;
