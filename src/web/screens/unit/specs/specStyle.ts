import { styled } from 'styled-components';
import { color, fontSize, hairline, screens, space, visuallyHidden } from '../../../ui/theme';

/** Specification, unit, requirement and status: the same columns in every section. */
const columns = `
  display: grid;
  grid-template-columns: 9.25rem minmax(0, 1fr) 1rem;
  gap: 0 ${space(4)};
  padding: 0 0.875rem;
  &[data-compared='true'] {
    grid-template-columns: 9.25rem minmax(0, 1fr) minmax(0, 1fr) 1rem;
  }
`;

/** Names the columns to the eye; each row names them to assistive technology. */
export const ColumnHeads = styled.div.attrs({ 'aria-hidden': true })`
  ${columns}
  padding-top: 0.5625rem;
  padding-bottom: 0.5625rem;
  border-bottom: ${hairline};
  font-size: ${fontSize.label};
  line-height: 1.125rem;
  color: ${color('textDim')};
  ${screens.phone} {
    display: none;
  }
`;

export const Rows = styled.dl`
  & > div {
    ${columns}
    align-items: center;
    min-height: 2.0625rem;
    padding-top: 0.375rem;
    padding-bottom: 0.375rem;
    border-bottom: 1px solid ${color('lineSoft')};
  }
  & > div:last-child {
    border-bottom: 0;
  }
  dt {
    font-size: ${fontSize.label};
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
      grid-template-columns: 7.25rem minmax(0, 1fr) 1rem;
    }
    [data-compared='true'] > [data-wide='true'] {
      grid-column: 2;
    }
    [data-required] {
      grid-column: 2;
      grid-row: 2;
      font-size: ${fontSize.small};
      line-height: 1rem;
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
    white-space: normal;
  }
`;
