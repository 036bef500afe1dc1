import styled, { css } from 'styled-components';

/** Paper has no theme: black on white, in the dark too. */
const INK = '#000';
const PAPER = '#fff';
const PALE_INK = '#444';
const RULE = '#999';

/** Long values are cut, so that one page holds everything. */
const cutAfter = (lines: number) => css`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
`;

export const Cut = styled.span`
  ${cutAfter(2)}
`;

export const CutNotes = styled.span`
  ${cutAfter(4)}
`;

export const Page = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  padding: 24px;
  border: 1px solid ${RULE};
  background: ${PAPER};
  color: ${INK};
  font-size: 11.5px;
  line-height: 14px;
  color-scheme: light;
  h3 {
    margin-bottom: 4px;
    padding-bottom: 2px;
    border-bottom: 1px solid ${INK};
    font-size: 11.5px;
    line-height: 14px;
  }
  @media print {
    padding: 0;
    border: 0;
  }
  @media screen and (max-width: 640px) {
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
    overflow-wrap: anywhere;
  }
  p {
    color: ${PALE_INK};
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(170px, 100%), 1fr));
  gap: 4px 16px;
  dt {
    font-size: 10.5px;
    line-height: 13px;
    color: ${PALE_INK};
  }
`;

export const Rows = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: 1.5px 8px 1.5px 0;
    border-bottom: 1px solid ${RULE};
    font-weight: 400;
    text-align: left;
    vertical-align: top;
  }
  thead th {
    font-size: 10.5px;
    line-height: 13px;
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
  [data-strong] {
    font-weight: 600;
  }
`;

/** Add-ons beside the price; below each other where there is no room. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
  gap: 10px 24px;
  @media screen and (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
