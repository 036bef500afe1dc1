import { css, styled } from 'styled-components';
import type { Estimate } from '../../../../../domain/cost/comparison/estimate';
import { marginDollars, marginPercent } from '../../../../../domain/cost/comparison/estimateWords';
import type { PricePart, PricePartName } from '../../../../../domain/cost/comparison/priceBar';
import { formatMoney } from '../../../../../domain/format/money';
import { formatPercentage } from '../../../../../domain/format/number';
import { stripes, color, fontSize, hairline, radius, toneGround, toneInk } from '../../../../ui/theme';
import { amountList } from './AmountList';
import { badgeShape } from '../../../../ui/mark/Badge';

export const pricePartLabels: Readonly<Record<PricePartName, string>> = {
  cost: 'Cost',
  materials: 'Materials',
  labor: 'Labor',
  margin: 'Margin',
};

export const pricePartTexts = ({ name, dollars, share }: PricePart, estimate: Estimate): readonly [string, string] =>
  name === 'margin'
    ? [marginDollars(estimate), share === null ? formatPercentage(null) : marginPercent(estimate)]
    : [formatMoney(dollars), formatPercentage(share)];

export const partPatterns = css`
  [data-part='cost'] {
    background: ${color('textSoft')};
  }
  [data-part='materials'] {
    background: ${stripes('135deg')};
  }
  [data-part='labor'] {
    background: ${stripes('90deg')};
  }
  /* Gray where work of unknown cost keeps a margin from being called good. */
  [data-part='margin'] {
    background: ${color('lineStrong')};
    &[data-tone='good'] {
      background: ${color('okFill')};
    }
    &[data-tone='bad'] {
      background: ${color('bad')};
    }
  }
`;

/** Child elements are not components, because it re-renders on every change. */
export const SumsPlace = styled.div`
  dl {
    ${amountList}
    grid-template-columns: 1fr auto;
    /* Nested, to win over the rule of amountList. */
    dt {
      flex-wrap: nowrap;
      white-space: nowrap;
    }
  }
  [data-row='margin'] {
    margin-top: 0.25rem;
    padding-top: 0.375rem;
    border-top: ${hairline};
    color: ${color('text')};
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
