import { styled } from 'styled-components';
import { LongTable } from './longTable';

/** A line says where in three short cells, and then what, at any length. */
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
