import styled from 'styled-components';
import type { PricePartName } from '../../../../domain/cost/comparison/priceBar';
import type { MarginTone } from '../../../../domain/cost/marginTone';
import { AmountList } from '../../../parts/unit/AmountList';
import { color, fontSize, hairline, radius, toneInk } from '../../../ui/theme';
import { pricePartPattern } from './priceLegend';

/** In a narrow card no label breaks. */
export const Sums = styled(AmountList)`
  grid-template-columns: 1fr auto;
  dt {
    white-space: nowrap;
  }
  [data-row='margin'] {
    margin-top: 0.25rem;
    padding-top: 0.375rem;
    border-top: ${hairline};
    color: ${color('text')};
  }
`;

const inks = { good: toneInk('ok'), bad: toneInk('bad') };

export const Large = styled.strong<{ $tone: MarginTone | null }>`
  margin-left: 0.5rem;
  font-size: ${fontSize.figure};
  line-height: 1.5rem;
  font-weight: 600;
  ${({ $tone }) => $tone && `color: ${inks[$tone]};`}
`;

/** Which part of the bar above a row is. */
export const Swatch = styled.span<{ $part: PricePartName | null; $tone: MarginTone | null }>`
  flex: none;
  width: 0.625rem;
  height: 0.625rem;
  border-radius: ${radius.bar};
  ${pricePartPattern}
`;

export const LeftOut = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  margin-top: 0.375rem;
`;
