import { css } from 'styled-components';
import type { Estimate } from '../../../domain/cost/comparison/estimate';
import { marginDollars, marginPercent } from '../../../domain/cost/comparison/estimateWords';
import type { PricePart, PricePartName } from '../../../domain/cost/comparison/priceBar';
import { formatMoney } from '../../../domain/format/money';
import { formatPercentage } from '../../../domain/format/number';
import { stripes } from '../../ui/mark/stripes';
import { color } from '../../ui/theme';

export const pricePartLabels: Readonly<Record<PricePartName, string>> = {
  cost: 'Cost',
  materials: 'Materials',
  labor: 'Labor',
  margin: 'Margin',
};

/** Amount and share of the price, formatted; what work of unknown cost would change says 'at most'. */
export const pricePartTexts = ({ name, dollars, share }: PricePart, estimate: Estimate): readonly [string, string] =>
  name === 'margin'
    ? [marginDollars(estimate), share === null ? formatPercentage(null) : marginPercent(estimate)]
    : [formatMoney(dollars), formatPercentage(share)];

/** How a part looks in the bar and beside its row: a pattern of its own, so that it reads without its color. */
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
