import { styled } from 'styled-components';
import { staysAtTheEnd, TableScroll } from '../../../ui/layout/Table';
import { color, hairline } from '../../../ui/theme';

/** Scrolls in its own box so that heads, requirement and serial numbers stay in view. */
export const Scroll = styled(TableScroll)<{ $width: number }>`
  max-height: max(26.25rem, calc(100vh - 11.875rem));
  overflow: auto;
  /* Focused elements must not end up under sticky ones. */
  scroll-padding: 4.5rem 0 0 12rem;
  thead th {
    position: sticky;
    top: 0;
    z-index: 3;
  }
  && tbody:first-of-type > tr > * {
    position: sticky;
    top: 2.1875rem;
    z-index: 2;
    border-bottom: ${hairline};
    background: ${color('surface')};
  }
  && thead th:first-child {
    z-index: 4;
  }
  && tbody:first-of-type > tr > :first-child {
    z-index: 3;
  }
  table {
    /* Later rows must not change the column widths. */
    table-layout: fixed;
    width: max(100%, ${({ $width }) => $width}rem);
    /* Collapsed borders do not scroll with their cells. */
    border-collapse: separate;
    border-spacing: 0;
  }
  td {
    overflow-wrap: anywhere;
  }
  tr > td:last-child,
  thead th:last-child {
    ${staysAtTheEnd}
  }
  tr > td:last-child {
    background: ${color('surface')};
  }
  tr > :first-child:not([aria-hidden]) {
    position: sticky;
    left: 0;
    z-index: 1;
  }
`;

export const Group = styled.tr`
  th {
    background: ${color('surface')};
    color: ${color('text')};
    font-weight: 600;
  }
`;
