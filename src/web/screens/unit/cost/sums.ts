import { styled } from 'styled-components';
import { AmountList } from '../../../parts/unit/AmountList';
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

export const Sums = styled(AmountList)`
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
