import { styled } from 'styled-components';
import { color, space } from '../../../ui/theme';

export const Asked = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)} ${space(4)};
  border-top: 1px solid ${color('lineSoft')};
  overflow-wrap: anywhere;
`;

export const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  min-width: 0;
  & > button {
    white-space: normal;
    text-align: left;
    overflow-wrap: anywhere;
  }
`;
