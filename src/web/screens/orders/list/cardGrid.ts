import { styled } from 'styled-components';
import { space } from '../../../ui/theme';

/** Of an order card with one line of everything. */
export const CARD_HEIGHT = '16.4375rem';

/** Three cards side by side, two, or one. `$keepsHeight`: a short last page is as high as a full one. */
export const CardGrid = styled.div<{ $keepsHeight?: boolean }>`
  display: grid;
  & > li {
    min-width: 0;
  }
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(4)};
  ${({ $keepsHeight }) => $keepsHeight && `grid-template-rows: repeat(2, minmax(${CARD_HEIGHT}, auto));`}
  @media (max-width: 77.4375em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    ${({ $keepsHeight }) => $keepsHeight && `grid-template-rows: repeat(3, minmax(${CARD_HEIGHT}, auto));`}
  }
  @media (max-width: 47.4375em) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: none;
  }
`;
