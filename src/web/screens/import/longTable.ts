import { styled } from 'styled-components';
import { TableScroll } from '../../ui/layout/Table';

/** Scrolls in a box of its own under its heads. */
export const LongTable = styled(TableScroll)`
  max-height: 28rem;
  overflow: auto;
  thead th {
    position: sticky;
    top: 0;
    z-index: 1;
  }
  td {
    vertical-align: top;
  }
`;
