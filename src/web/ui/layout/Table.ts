import { styled } from 'styled-components';
import { color, hairline, screens, space, visuallyHidden, cardFrame, secondary, inlineRow } from '../theme';

/** Scrolls a wide table. Positioned, so that visually hidden text scrolls along. */
export const TableScroll = styled.div`
  position: relative;
  overflow-x: auto;
  ${cardFrame}
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th {
    padding: ${space(2)} ${space(3)};
    border-bottom: ${hairline};
    background: ${color('surfaceSunken')};
    ${secondary}
    line-height: 1.125rem;
    font-weight: 500;
    text-align: left;
    white-space: nowrap;
  }
  td {
    padding: ${space(2)} ${space(3)};
    border-bottom: 1px solid ${color('lineSoft')};
    vertical-align: middle;
  }
  tbody tr:last-child td {
    border-bottom: 0;
  }
  [data-numeric] {
    font-variant-numeric: tabular-nums;
    text-align: right;
    white-space: nowrap;
  }
`;

/** On a phone each row is a block, and a cell shows its `data-label`. */
export const StackingTable = styled(Table)`
  ${screens.phone} {
    thead {
      ${visuallyHidden}
    }
    tr {
      display: block;
      padding: ${space(2)} 0;
      border-bottom: 1px solid ${color('lineSoft')};
    }
    tbody th,
    td {
      display: block;
      width: auto;
      padding: 0 ${space(3)};
      border: 0;
      background: none;
    }
    [data-numeric] {
      text-align: left;
      white-space: normal;
    }
    td[data-label]::before {
      content: attr(data-label) ': ';
      color: ${color('textDim')};
    }
    td:empty {
      display: none;
    }
  }
`;

export const HeadButton = styled.button.attrs({ type: 'button' })<{ $side: string }>`
  ${inlineRow('0.25rem')}
  margin: -0.5rem -${({ $side }) => $side};
  padding: 0.5rem ${({ $side }) => $side};
  border: 0;
  background: none;
  vertical-align: middle;
  &:hover,
  [aria-sort] > & {
    color: ${color('text')};
  }
  svg {
    flex: none;
  }
  th:not([aria-sort]) > &:not(:hover, :focus-visible) svg {
    opacity: 0.35;
  }
`;
