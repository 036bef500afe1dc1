import styled from 'styled-components';
import { color, fontSize, hairline, toneInk } from '../../../ui/theme';
import type { Tone } from './priceLegend';

const inks = { good: toneInk('ok'), bad: toneInk('bad') };

/** The margin, which is read first; without a tone it says nothing of itself. */
export const LargeMargin = styled.p<{ $tone: Tone | null }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 0.625rem;
  strong {
    font-size: ${fontSize.total};
    line-height: 2rem;
    font-weight: 600;
    letter-spacing: -0.01em;
    ${({ $tone }) => $tone && `color: ${inks[$tone]};`}
  }
`;

/** Amounts with their names; a row of data-row 'part' belongs to the row above it. */
export const Sums = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  row-gap: 2px;
  dt {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.5rem;
    font-size: ${fontSize.label};
    color: ${color('textDim')};
  }
  dd {
    text-align: right;
  }
  [data-row='part'] {
    font-size: ${fontSize.small};
    line-height: 1.125rem;
    color: ${color('textDim')};
  }
  dt[data-row='part'] {
    padding-left: 1.125rem;
  }
  [data-row='total'],
  [data-row='salePrice'] {
    color: ${color('text')};
  }
  [data-row='total'] {
    margin-top: 0.25rem;
    padding-top: 0.375rem;
    border-top: ${hairline};
  }
`;
