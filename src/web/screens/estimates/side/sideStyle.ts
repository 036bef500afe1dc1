import { styled } from 'styled-components';
import { StackingTable, TableScroll } from '../../../ui/layout/Table';
import { color, fontSize, screens, space } from '../../../ui/theme';

/** Beside an amount; where there is none, its room stays, so that amounts stand below each other. */
export const Share = styled.span`
  display: inline-block;
  min-width: 3.5rem;
  padding-left: ${space(2)};
  text-align: right;
  color: ${color('textDim')};
  font-size: ${fontSize.small};
  font-weight: 400;
`;

/** As wide as its columns, so that amounts stay beside each other. */
export const Fitting = styled(TableScroll)`
  width: fit-content;
  max-width: 100%;
  ${screens.phone} {
    width: auto;
  }
`;

/** Equal columns beside the names of the lines; on a phone each line stands above what the estimates have on it. */
export const Side = styled(StackingTable)<{ $columns: number }>`
  table-layout: fixed;
  width: ${({ $columns }) => 10.5 + $columns * 20}rem;
  max-width: 100%;
  min-width: ${({ $columns }) => 10 + $columns * 11}rem;
  th[scope='col'] {
    color: ${color('text')};
    font-size: ${fontSize.name};
    font-weight: 600;
    line-height: 1.25rem;
    white-space: normal;
    overflow-wrap: anywhere;
    vertical-align: top;
  }
  th[scope='col']:first-child,
  th[scope='row'] {
    width: 10.5rem;
    white-space: normal;
  }
  th[scope='row'] {
    background: none;
    border-bottom: 1px solid ${color('lineSoft')};
    vertical-align: top;
  }
  tbody tr:last-child th {
    border-bottom: 0;
  }
  td {
    overflow-wrap: anywhere;
    vertical-align: top;
  }
  tr[data-role='sum'] :is(th, td) {
    color: ${color('text')};
    font-weight: 600;
  }
  tr[data-role='part'] th {
    padding-left: ${space(6)};
  }
  ${screens.phone} {
    width: 100%;
    min-width: 0;
    th[scope='row'] {
      padding: ${space(1)} ${space(3)} 0;
      border: 0;
      width: auto;
      color: ${color('text')};
      font-weight: 600;
    }
    tr[data-role='part'] th {
      padding-left: ${space(3)};
    }
    ${Share} {
      min-width: 0;
    }
  }
`;

export const Small = styled.p`
  color: ${color('textDim')};
  font-size: ${fontSize.label};
`;
