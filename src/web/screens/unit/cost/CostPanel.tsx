import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { breakdownLines, type BreakdownLine } from '../../../../domain/cost/unitDetail/breakdown';
import type { UnitEstimate } from '../../../../domain/cost/unitDetail/estimate';
import { salePriceWords } from '../../../../domain/cost/unitDetail/figures';
import type { PricePartName } from '../../../../domain/cost/unitDetail/priceBar';
import { formatMargin } from '../../../../domain/format/margin';
import { formatMoney, formatPrice } from '../../../../domain/format/money';
import { Badge } from '../../../ui/mark/Badge';
import { Dim } from '../../../ui/text/Text';
import { radius } from '../../../ui/theme';
import { Panel, PanelHead } from '../layout/panel';
import { marginBadge } from './marginBadge';
import { MarginBar } from './MarginBar';
import { addOnPercentText, pricePartPattern, type Tone } from './priceLegend';
import { LargeMargin, Sums } from './sums';

/** Which part of the bar above a row is. */
const Swatch = styled.span<{ $part: PricePartName | null; $tone: Tone }>`
  flex: none;
  width: 0.625rem;
  height: 0.625rem;
  border-radius: ${radius.bar};
  ${pricePartPattern}
`;

interface CostPanelProps {
  estimate: UnitEstimate;
  /** What is said of the rates. */
  children?: ReactNode;
}

/** The unit's own cost and margin by percentages, live with its options. Costs are rounded to whole dollars. */
export function CostPanel({ estimate, children }: CostPanelProps) {
  const { tone, margin, marginPercentage, goodMargin } = estimate;
  const badge = marginBadge(estimate);
  return (
    <Panel aria-label="Cost and margin">
      <div>
        <PanelHead>
          <h2>Cost and margin</h2>
          <Badge tone={badge.tone}>{badge.words}</Badge>
        </PanelHead>
        <Dim>Rough, by percentages</Dim>
        {children}
      </div>
      <LargeMargin $tone={tone} data-tone={tone} aria-live="polite">
        <strong>{formatMargin(marginPercentage, goodMargin)}</strong>
        <span>
          {formatMoney(margin)} <Dim>margin</Dim>
        </span>
      </LargeMargin>
      <MarginBar estimate={estimate} />
      <Rows estimate={estimate} />
    </Panel>
  );
}

type RowId = 'unit' | 'labor' | 'materials' | 'addOns' | 'total' | 'salePrice';
type Row = Pick<BreakdownLine, 'label' | 'dollars' | 'isAssumed'> & { id: RowId };

function rowsOf(estimate: UnitEstimate): readonly Row[] {
  const lines = breakdownLines(estimate);
  const pick = (id: Exclude<RowId, 'addOns'>) =>
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
      {rowsOf(estimate).map((row) => [
        <dt key={`${row.id}-label`} data-row={row.id}>
          <Swatch
            $part={row.id === 'total' || row.id === 'salePrice' ? null : row.id}
            $tone={estimate.tone}
            aria-hidden="true"
          />
          {row.label} <Origin row={row} estimate={estimate} />
        </dt>,
        <dd key={row.id} data-row={row.id}>
          {row.id === 'salePrice' ? formatPrice(row.dollars) : formatMoney(row.dollars)}
        </dd>,
      ])}
    </Sums>
  );
}

/** Where a figure comes from, in one word: of the sale price always, of a cost where it is assumed. */
function Origin({ row: { id, isAssumed }, estimate: { salePrice } }: { row: Row; estimate: UnitEstimate }) {
  const word = id === 'salePrice' ? salePriceWords[salePrice.from] : 'assumed';
  return isAssumed || id === 'salePrice' ? <Badge tone={isAssumed ? 'warn' : 'neutral'}>{word}</Badge> : null;
}
