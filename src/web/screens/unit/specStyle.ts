import styled from 'styled-components';
import { color, hairline, screens, space, visuallyHidden } from '../../ui/theme';

/** Specification, unit, requirement and status: the same columns in every section. */
const columns = `
  display: grid;
  grid-template-columns: 148px minmax(0, 1fr) 16px;
  gap: 0 ${space(4)};
  padding: 0 14px;
  &[data-compared='true'] {
    grid-template-columns: 148px minmax(0, 1fr) minmax(0, 1fr) 16px;
  }
`;

/** Names the columns to the eye; each row names them to assistive technology. */
export const ColumnHeads = styled.div.attrs({ 'aria-hidden': true })`
  ${columns}
  padding-top: 9px;
  padding-bottom: 9px;
  border-bottom: ${hairline};
  font-size: 12.5px;
  line-height: 18px;
  color: ${color('textDim')};
  ${screens.phone} {
    display: none;
  }
`;

export const Rows = styled.dl`
  & > div {
    ${columns}
    align-items: center;
    min-height: 33px;
    padding-top: 6px;
    padding-bottom: 6px;
    border-bottom: 1px solid ${color('lineSoft')};
  }
  & > div:last-child {
    border-bottom: 0;
  }
  dt {
    font-size: 12.5px;
    color: ${color('textDim')};
  }
  dd {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  [data-compared='true'] > [data-wide='true'] {
    grid-column: 2 / 4;
  }
  [data-required] {
    color: ${color('textSoft')};
  }
  [data-icon] {
    display: grid;
    grid-column: -2;
    grid-row: 1;
  }
  ${screens.phone} {
    & > div,
    & > div[data-compared='true'] {
      grid-template-columns: 116px minmax(0, 1fr) 16px;
    }
    [data-compared='true'] > [data-wide='true'] {
      grid-column: 2;
    }
    [data-required] {
      grid-column: 2;
      grid-row: 2;
      font-size: 12px;
      line-height: 16px;
      color: ${color('textDim')};
    }
    [data-status='check'] > [data-required] {
      display: none;
    }
  }
`;

/** 'Required' is read out, and shown where there is no column of that name; there what the unit has needs no repeating. */
export const RequiredWord = styled.span`
  ${visuallyHidden}
  ${screens.phone} {
    position: static;
    width: auto;
    height: auto;
    margin: 0;
    overflow: visible;
    clip-path: none;
  }
`;
