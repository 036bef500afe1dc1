import { styled } from 'styled-components';
import { amountList } from '../unit/AmountList';
import { badgeShape } from '../../ui/mark/badgeStyle';
import { color, fontSize, hairline, radius, toneGround, toneInk } from '../../ui/theme';
import { partPatterns } from './priceLegend';

/** In a narrow card no label breaks. What is in it has no components of its own: it renders with every change of the options. */
export const SumsPlace = styled.div`
  dl {
    ${amountList}
    grid-template-columns: 1fr auto;
  }
  dt {
    flex-wrap: nowrap;
    white-space: nowrap;
  }
  [data-row='margin'] {
    margin-top: 0.25rem;
    padding-top: 0.375rem;
    border-top: ${hairline};
    color: ${color('text')};
  }
  dt small {
    color: ${color('textDim')};
    font-size: inherit;
  }
  dd strong {
    margin-left: 0.5rem;
    font-size: ${fontSize.figure};
    line-height: 1.5rem;
    font-weight: 600;
    &[data-tone='good'] {
      color: ${toneInk('ok')};
    }
    &[data-tone='bad'] {
      color: ${toneInk('bad')};
    }
  }
  [data-loss] {
    ${badgeShape}
    background: ${toneGround('bad')};
    color: ${toneInk('bad')};
  }
  /* Which part of the bar above a row is. */
  [data-swatch] {
    flex: none;
    width: 0.625rem;
    height: 0.625rem;
    border-radius: ${radius.bar};
  }
  ${partPatterns}
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
    margin-top: 0.375rem;
  }
  li > span {
    ${badgeShape}
    background: ${toneGround('warn')};
    color: ${toneInk('warn')};
  }
`;
