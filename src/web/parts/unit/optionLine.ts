import { styled, css } from 'styled-components';
import { color } from '../../ui/theme';

export const optionLine = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 0.5rem;
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
