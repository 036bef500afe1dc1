import styled from 'styled-components';
import { space } from '../theme';

interface LayoutProps {
  /** Steps of 4 px between children. */
  $gap?: number;
}

export const Row = styled.div<LayoutProps>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ $gap = 3 }) => space($gap)};
  min-width: 0;
`;

export const Stack = styled.div<LayoutProps>`
  display: grid;
  gap: ${({ $gap = 3 }) => space($gap)};
  min-width: 0;
`;

/** Pushes what follows to the end of a Row. */
export const Spacer = styled.span`
  margin-left: auto;
`;
