import { styled } from 'styled-components';
import type { LineField, RequestField } from '../../../../contract/requests/reading';
import { cardFrame, color, fontSize, radius, screens, space } from '../../../ui/theme';

/** The field whose passage is lit, and the reverse. */
export interface Lighting {
  readonly lit: LineField | RequestField | null;
  readonly onLight: (field: LineField | RequestField | null) => void;
}

/** Three columns that scroll alone; below 1024 px one below the other. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 21fr) minmax(0, 23fr) minmax(0, 41fr);
  gap: ${space(4)};
  height: max(30rem, calc(100dvh - 10.75rem));
  & > section {
    /* Holds visually hidden words, which are absolute. */
    position: relative;
    min-width: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    ${cardFrame}
  }
  ${screens.tablet} {
    grid-template-columns: minmax(0, 1fr);
    height: auto;
    & > section {
      overflow: visible;
      scroll-margin-bottom: 4rem;
    }
  }
`;

export const ColumnHead = styled.div`
  position: sticky;
  top: 0;
  z-index: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
  min-height: 2.75rem;
  padding: ${space(1)} ${space(3)};
  border-bottom: 1px solid ${color('line')};
  border-radius: ${radius.card} ${radius.card} 0 0;
  background: ${color('surface')};
  h2 {
    font-size: ${fontSize.name};
  }
  ${screens.tablet} {
    position: static;
  }
`;

export const ColumnBody = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(3)};
  padding: ${space(3)};
`;

/** The last answer while another one loads. */
export const Answer = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(3)};
  &[data-stale='true'] {
    opacity: 0.55;
  }
`;
