import styled from 'styled-components';
import { color } from '../../ui/theme';

/** The switch of an add-on, and what the add-on costs. */
export const OptionLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 0.5rem;
  min-height: 1.5rem;
`;

export const OptionAmount = styled.span`
  margin-left: auto;
  color: ${color('textDim')};
  white-space: nowrap;
  &[data-on='true'] {
    color: ${color('text')};
  }
`;
