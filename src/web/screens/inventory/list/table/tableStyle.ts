import { styled } from 'styled-components';
import type { Density } from '../../../../../domain/inventory/list/look';
import { color, fontSize, space } from '../../../../ui/theme';

/** The body of the table: rows that can be clicked, whose first cell names the unit. */
export const Rows = styled.tbody<{ $density: Density }>`
  tr {
    cursor: pointer;
  }
  tr:hover,
  tr:focus-within {
    background: ${color('surfaceHover')};
  }
  th,
  td {
    padding-block: ${({ $density }) => ($density === 'compact' ? '1px' : space(2))};
    white-space: nowrap;
  }
  ${({ $density }) => $density === 'compact' && `font-size: ${fontSize.label};`}
  th {
    border-bottom: 1px solid ${color('lineSoft')};
    background: none;
    font-size: inherit;
    line-height: inherit;
  }
  tr:last-child th {
    border-bottom: 0;
  }
  td[data-wraps] {
    white-space: normal;
  }
  td[data-wraps='prose'] {
    min-width: 16rem;
    overflow-wrap: anywhere;
  }
`;
