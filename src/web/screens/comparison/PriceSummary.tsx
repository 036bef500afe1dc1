import styled from 'styled-components';
import type { Estimate } from '../../../domain/cost/comparison/estimate';
import { formatMoney } from '../../../domain/format/money';
import { formatNumber, formatPercentage } from '../../../domain/format/number';
import { NOT_AVAILABLE } from '../../../domain/format/orNA';
import { Badge } from '../../ui/Badge';
import { color, hairline } from '../../ui/theme';

const Sums = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 2px 8px;
  align-items: baseline;
  dt {
    font-size: 12.5px;
    color: ${color('textDim')};
  }
  dd {
    text-align: right;
  }
  [data-row='margin'] {
    margin-top: 4px;
    padding-top: 6px;
    border-top: ${hairline};
    color: ${color('text')};
  }
`;

const Large = styled.strong`
  margin-left: 10px;
  font-size: 18px;
  line-height: 24px;
  font-weight: 600;
`;

/** The price summary of a unit, live. Dollars are rounded to whole ones. */
export function PriceSummary({ estimate }: { estimate: Estimate }) {
  const isLoss = (estimate.margin ?? 0) < 0;
  const rows = [
    ['Sale price', estimate.salePrice],
    ['Cost', estimate.cost],
    ['Materials', estimate.materials],
    ['Labor', estimate.labor],
    ['Total cost', estimate.totalCost],
  ] as const;
  return (
    <Sums>
      {rows.map(([label, dollars]) => [
        <dt key={`${label}-label`}>{label}</dt>,
        <dd key={label}>{formatMoney(dollars)}</dd>,
      ])}
      <dt data-row="margin">Margin {isLoss && <Badge tone="bad">Loss</Badge>}</dt>
      <dd data-row="margin">
        {formatMoney(estimate.margin)}
        <Large>{formatPercentage(estimate.marginPercentage)}</Large>
      </dd>
      <dt>Profit</dt>
      <dd>{points(estimate.profitPercentage)}</dd>
    </Sums>
  );
}

const points = (value: number | null) =>
  value === null ? NOT_AVAILABLE : `${formatNumber(Math.round(value * 10) / 10)} pts`;
