import { styled, css } from 'styled-components';

/** Paper has no theme. */
const INK = '#000';
const PAPER = '#fff';
const PALE_INK = '#444';
const RULE = '#999';

const onPhone = '@media screen and (max-width: 640px)';

/** Long values are cut so that everything fits on one page. */
const cutAfter = (lines: number) => css`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  ${onPhone} {
    display: block;
    overflow-wrap: break-word;
  }
`;

export const Cut = styled.span<{ $after: number }>`
  ${({ $after }) => cutAfter($after)}
`;

export const Page = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 9px;
  padding: 24px;
  border: 1px solid ${RULE};
  background: ${PAPER};
  color: ${INK};
  font-size: 11.5px;
  line-height: 13px;
  color-scheme: light;
  h3 {
    margin-bottom: 4px;
    padding-bottom: 2px;
    border-bottom: 1px solid ${INK};
    font-size: 11.5px;
    line-height: 13px;
  }
  @media print {
    padding: 0;
    border: 0;
  }
  ${onPhone} {
    padding: 14px;
  }
`;

export const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 16px;
  strong {
    font-size: 17px;
    line-height: 24px;
    font-weight: 600;
    ${cutAfter(1)}
  }
  p {
    color: ${PALE_INK};
  }
`;

export const Facts = styled.dl<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 4px 16px;
  ${onPhone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  dt {
    font-size: 10.5px;
    line-height: 12px;
    color: ${PALE_INK};
  }
`;

export const Rows = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: 0 8px 0 0;
    border-bottom: 1px solid ${RULE};
    font-weight: 400;
    text-align: left;
    vertical-align: top;
  }
  thead th {
    font-size: 10.5px;
    line-height: 12px;
    color: ${PALE_INK};
  }
  th:last-child,
  td:last-child {
    padding-right: 0;
  }
  [data-numeric] {
    font-variant-numeric: tabular-nums;
    text-align: right;
    white-space: nowrap;
  }
  [data-kind='sum'] {
    font-weight: 600;
  }
  [data-kind='part'] {
    padding-left: 12px;
    color: ${PALE_INK};
  }
`;

export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: 10px 24px;
  ${onPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const NotCounted = styled.p`
  margin-top: 4px;
  font-weight: 600;
`;
