import styled from 'styled-components';
import { breakdownLines, type BreakdownLine } from '../../../../domain/cost/unitDetail/breakdown';
import type { UnitEstimate } from '../../../../domain/cost/unitDetail/estimate';
import type { PricePartName } from '../../../../domain/cost/unitDetail/priceBar';
import { formatMoney } from '../../../../domain/format/money';
import { formatPercentage } from '../../../../domain/format/number';
import { GOOD_MARGIN_PERCENT } from '../../../../domain/limits';
import { Badge } from '../../../ui/mark/Badge';
import { Dim } from '../../../ui/text/Text';
import { color, fontSize, hairline, radius, toneInk } from '../../../ui/theme';
import { addOnPercentText, pricePartPattern, type Tone } from './priceLegend';
import { MarginBar } from './MarginBar';
import { Panel, PanelHead } from '../layout/panel';

const Margin = styled.p<{ $tone: Tone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 0.625rem;
  strong {
    font-size: ${fontSize.total};
    line-height: 2rem;
    font-weight: 600;
    letter-spacing: -0.01em;
    color: ${({ $tone }) => toneInk($tone === 'good' ? 'ok' : 'bad')};
  }
`;

const Sums = styled.dl`
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

/** Which part of the bar above a row is. */
const Swatch = styled.span<{ $part: PricePartName | null; $tone: Tone }>`
  flex: none;
  width: 0.625rem;
  height: 0.625rem;
  border-radius: ${radius.bar};
  ${pricePartPattern}
`;

/** The unit's cost and margin with its options, live. Dollars are rounded to whole ones. */
export function CostPanel({ estimate }: { estimate: UnitEstimate }) {
  const { tone, margin, marginPercentage } = estimate;
  return (
    <Panel aria-label="Cost and margin">
      <PanelHead>
        <h2>Cost and margin</h2>
        <Badge tone={tone === 'good' ? 'ok' : 'bad'}>{verdict(estimate)}</Badge>
      </PanelHead>
      <Margin $tone={tone} data-tone={tone} aria-live="polite">
        <strong>{formatPercentage(marginPercentage)}</strong>
        <span>
          {formatMoney(margin)} <Dim>margin</Dim>
        </span>
      </Margin>
      <MarginBar estimate={estimate} />
      <Rows estimate={estimate} />
    </Panel>
  );
}

function verdict({ tone, margin }: UnitEstimate): string {
  if (tone === 'good') return `${GOOD_MARGIN_PERCENT}% or more`;
  return margin < 0 ? 'Loss' : `Below ${GOOD_MARGIN_PERCENT}%`;
}

type Row = Pick<BreakdownLine, 'label' | 'dollars' | 'isAssumed'> & {
  id: 'unit' | 'labor' | 'materials' | 'addOns' | 'total' | 'salePrice';
};

function rowsOf(estimate: UnitEstimate): readonly Row[] {
  const lines = breakdownLines(estimate);
  const pick = (id: Exclude<Row['id'], 'addOns'>) =>
    lines.filter((line) => line.id === id).map((line) => ({ ...line, id }));
  const addOns = { id: 'addOns', label: addOnsLabel(estimate) } as const;
  return [
    ...pick('unit'),
    ...pick('labor'),
    ...pick('materials'),
    { ...addOns, dollars: estimate.addOnDollars, isAssumed: false },
    ...pick('total'),
    ...pick('salePrice'),
  ];
}

const addOnsLabel = ({ addOnPercent }: UnitEstimate) =>
  addOnPercent > 0 ? `Add-ons ${addOnPercentText(addOnPercent)}` : 'Add-ons';

function Rows({ estimate }: { estimate: UnitEstimate }) {
  return (
    <Sums>
      {rowsOf(estimate).map(({ id, label, dollars, isAssumed }) => [
        <dt key={`${id}-label`} data-row={id}>
          <Swatch $part={id === 'total' || id === 'salePrice' ? null : id} $tone={estimate.tone} aria-hidden="true" />
          {label} {isAssumed && <Badge tone="warn">assumed</Badge>}
        </dt>,
        <dd key={id} data-row={id}>
          {formatMoney(dollars)}
        </dd>,
      ])}
    </Sums>
  );
}
