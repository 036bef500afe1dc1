import styled from 'styled-components';
import type { Estimate } from '../../../../domain/cost/comparison/estimate';
import { formatMoney } from '../../../../domain/format/money';
import { formatPercentage } from '../../../../domain/format/number';
import { formatPoints } from '../../../../domain/format/points';
import { Badge } from '../../../ui/mark/Badge';
import type { PricePartName } from '../../../../domain/cost/comparison/priceBar';
import { color, fontSize, hairline, radius } from '../../../ui/theme';
import { pricePartPattern, pricePartLabels } from './priceLegend';

const Sums = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  row-gap: 2px;
  dt {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.5rem;
    font-size: ${fontSize.label};
    white-space: nowrap;
    color: ${color('textDim')};
  }
  dd {
    text-align: right;
  }
  [data-row='margin'] {
    margin-top: 0.25rem;
    padding-top: 0.375rem;
    border-top: ${hairline};
    color: ${color('text')};
  }
`;

const Large = styled.strong`
  margin-left: 0.5rem;
  font-size: ${fontSize.figure};
  line-height: 1.5rem;
  font-weight: 600;
`;

/** Which part of the bar above a row is. */
const Swatch = styled.span<{ $part: PricePartName | null }>`
  flex: none;
  width: 0.625rem;
  height: 0.625rem;
  border-radius: ${radius.bar};
  ${pricePartPattern}
`;

/** The price summary of a unit, live. Dollars are rounded to whole ones. */
export function PriceSummary({ estimate }: { estimate: Estimate }) {
  const isLoss = (estimate.margin ?? 0) < 0;
  const rows = [
    ['Sale price', estimate.salePrice, null],
    [pricePartLabels.cost, estimate.cost, 'cost'],
    [pricePartLabels.materials, estimate.materials, 'materials'],
    [pricePartLabels.labor, estimate.labor, 'labor'],
    ['Total cost', estimate.totalCost, null],
  ] as const;
  return (
    <Sums>
      {rows.map(([label, dollars, part]) => [
        <dt key={`${label}-label`}>
          <Swatch $part={part} aria-hidden="true" />
          {label}
        </dt>,
        <dd key={label}>{formatMoney(dollars)}</dd>,
      ])}
      <dt data-row="margin">
        <Swatch $part={isLoss ? null : 'margin'} aria-hidden="true" />
        {pricePartLabels.margin} {isLoss && <Badge tone="bad">Loss</Badge>}
      </dt>
      <dd data-row="margin">
        {formatMoney(estimate.margin)} <Large>{formatPercentage(estimate.marginPercentage)}</Large>
      </dd>
      <dt>
        <Swatch $part={null} aria-hidden="true" />
        Profit
      </dt>
      <dd>{formatPoints(estimate.profitPercentage)}</dd>
    </Sums>
  );
}
