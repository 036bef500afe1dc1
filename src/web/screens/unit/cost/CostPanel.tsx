import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Estimate } from '../../../../domain/cost/comparison/estimate';
import { estimateDifference } from '../../../../domain/cost/estimateDifference';
import { breakdownLines, type BreakdownLine, type PricePartName } from '../../../../domain/cost/unitDetail/breakdown';
import { type UnitEstimate, salePriceWords } from '../../../../domain/cost/unitDetail/estimate';
import { formatMargin, formatMoney, formatPrice } from '../../../../domain/format/money';
import { Badge } from '../../../ui/mark/Badge';
import { Dim, Card } from '../../../ui/elements';
import { Collapsible } from '../../../ui/layout/Collapsible';
import { radius, space } from '../../../ui/theme';
import { Panel, PanelHead } from '../layout/panel';
import { marginBadge } from './marginBadge';
import { MarginBar } from './MarginBar';
import { addOnPercentText, pricePartPattern, type Tone } from './priceLegend';
import { LargeMargin, Sums } from './sums';

/** Which part of the bar above a row is. */
const Swatch = styled.span<{ $part: PricePartName | null; $tone: Tone | null }>`
  flex: none;
  width: 0.625rem;
  height: 0.625rem;
  border-radius: ${radius.bar};
  ${pricePartPattern}
`;

const Folded = styled(Card)`
  overflow: hidden;
`;

const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(3)} 0.875rem 0.875rem;
`;

interface CostPanelProps {
  estimate: UnitEstimate;
  /** What is said of the rates. */
  children?: ReactNode;
}

/** The unit's own cost and margin by percentages, live with its options. Costs are rounded to whole dollars. */
export function CostPanel({ estimate, children }: CostPanelProps) {
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
      <Figures estimate={estimate} tone={estimate.tone} />
    </Panel>
  );
}

interface RuleOfThumbProps extends CostPanelProps {
  /** Null where there is no estimate of the job. */
  job: Estimate | null;
}

/** The same below the estimate of a job, which is the one margin of the page: folded, without a verdict, and why the two differ. */
export function RuleOfThumb({ estimate, job, children }: RuleOfThumbProps) {
  const [isOpen, setOpen] = useState(false);
  const difference = job && estimateDifference(estimate, job);
  return (
    <Folded as="section" aria-label={RULE_OF_THUMB}>
      <Collapsible title={RULE_OF_THUMB} open={isOpen} onToggle={() => setOpen(!isOpen)}>
        <Inside>
          {difference !== null && <p>{difference}</p>}
          {children}
          <Figures estimate={estimate} tone={null} />
        </Inside>
      </Collapsible>
    </Folded>
  );
}

const RULE_OF_THUMB = 'Rule of thumb by percentages';

function Figures({ estimate, tone }: { estimate: UnitEstimate; tone: Tone | null }) {
  const { margin, marginPercentage, goodMargin } = estimate;
  return (
    <>
      <LargeMargin $tone={tone} data-tone={tone ?? undefined} aria-live="polite">
        <strong>{formatMargin(marginPercentage, goodMargin)}</strong>
        <span>
          {formatMoney(margin)} <Dim>margin</Dim>
        </span>
      </LargeMargin>
      <MarginBar estimate={estimate} tone={tone} />
      <Rows estimate={estimate} tone={tone} />
    </>
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

function Rows({ estimate, tone }: { estimate: UnitEstimate; tone: Tone | null }) {
  return (
    <Sums>
      {rowsOf(estimate).map((row) => [
        <dt key={`${row.id}-label`} data-row={row.id}>
          <Swatch
            $part={row.id === 'total' || row.id === 'salePrice' ? null : row.id}
            $tone={tone}
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
