import { css } from 'styled-components';
import type { PricePart, PricePartName } from '../../../../domain/cost/comparison/priceBar';
import { formatMoney } from '../../../../domain/format/money';
import { formatPercentage } from '../../../../domain/format/number';
import { stripes } from '../../../ui/mark/stripes';
import { color } from '../../../ui/theme';

export const pricePartLabels: Readonly<Record<PricePartName, string>> = {
  cost: 'Cost',
  materials: 'Materials',
  labor: 'Labor',
  margin: 'Margin',
};

/** Amount and share of the price, formatted. */
export const pricePartTexts = ({ dollars, share }: Pick<PricePart, 'dollars' | 'share'>) =>
  [formatMoney(dollars), formatPercentage(share)] as const;

const grounds: Readonly<Record<PricePartName, string>> = {
  cost: color('textSoft'),
  materials: stripes('135deg'),
  labor: stripes('90deg'),
  margin: color('okFill'),
};

/** How a part looks in the bar and beside its row: a pattern of its own, so that it reads without its color. */
export const pricePartPattern = css<{ $part: PricePartName | null }>`
  ${({ $part }) => $part && `background: ${grounds[$part]};`}
`;
