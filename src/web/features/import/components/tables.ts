import { styled } from 'styled-components';
import { TableScroll } from '../../../ui/layout/Table';

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

export const LinesTable = styled(LongTable)`
  td {
    white-space: nowrap;
  }
  td:nth-child(n + 4) {
    min-width: 9rem;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
