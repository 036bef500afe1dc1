import { styled } from 'styled-components';
import { screens, space } from '../theme';

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

/** A Row of controls; on a phone two to a line, with large letters one, labels above their fields. */
export const Controls = styled(Row)`
  ${screens.phone} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
    width: 100%;
    & > ${Spacer} {
      grid-column: 1 / -1;
    }
    & > button {
      padding-inline: ${space(2)};
    }
    & > :has(> label) {
      flex-direction: column;
      align-items: stretch;
    }
  }
`;
