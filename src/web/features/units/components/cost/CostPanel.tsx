import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { Estimate } from '../../../../../domain/cost/comparison/estimate';
import { estimateDifference } from '../../../../../domain/cost/estimateDifference';
import {
  type BreakdownLine,
  breakdownLines,
  type PricePartName,
  unitPriceBar,
} from '../../../../../domain/cost/unitDetail/breakdown';
import { type UnitEstimate, salePriceWords } from '../../../../../domain/cost/unitDetail/estimate';
import { formatMargin, formatMoney, formatPrice } from '../../../../../domain/format/money';
import { PriceEnd } from '../../../estimates/components/cost/AmountList';
import { usePermissionMessage } from '../../../../store/hooks';
import { ClippedCard, Dim } from '../../../../ui/elements';
import { Collapsible } from '../../../../ui/layout/Collapsible';
import { Badge } from '../../../../ui/mark/Badge';
import { color, radius, stripes } from '../../../../ui/theme';
import { Tooltip } from '../../../../ui/Tooltip';
import { LargeMargin, type MarginTone, Panel, PanelHead, panelSpace, Sums } from '../unitLayout';

const dots = `radial-gradient(circle, ${color('textSoft')} 1px, ${color('lineSoft')} 1.4px) 0 0 / 0.25rem 0.25rem`;

const grounds: Readonly<Record<Exclude<PricePartName, 'margin'>, string>> = {
  unit: color('textSoft'),
  labor: stripes('90deg'),
  materials: stripes('135deg'),
  addOns: dots,
};

const margins = { good: color('okFill'), bad: color('bad') };

const groundOf = (part: PricePartName, tone: MarginTone | null) =>
  part === 'margin' ? (tone === null ? color('lineStrong') : margins[tone]) : grounds[part];

/** Patterns make the parts readable without color. */
const pricePartPattern = css<{ $part: PricePartName | null; $tone: MarginTone | null }>`
  ${({ $part, $tone }) => $part && `background: ${groundOf($part, $tone)};`}
`;

const Figure = styled.figure`
  position: relative;
  padding: 0.25rem 0;
`;

const Bar = styled.div`
  display: flex;
  height: 0.75rem;
  border-radius: ${radius.bar};
  overflow: hidden;
  background: ${color('lineSoft')};
`;

const Part = styled.span<{ $part: PricePartName; $tone: MarginTone | null }>`
  min-width: 0;
  ${pricePartPattern}
  & + &:not([data-empty='true']) {
    margin-left: 2px;
  }
`;

function MarginBar({ estimate, tone }: { estimate: UnitEstimate; tone: MarginTone | null }) {
  const { parts, priceEnd } = unitPriceBar(estimate);
  return (
    <Tooltip
      label={breakdownLines(estimate)
        .map((line) => lineText(line, estimate.goodMargin))
        .join('\n')}
    >
      <Figure aria-label="Sale price in parts">
        <Bar aria-hidden="true">
          {parts.map(({ name, width }) => (
            <Part key={name} $part={name} $tone={tone} data-empty={width === 0} style={{ flexBasis: `${width}%` }} />
          ))}
        </Bar>
        {priceEnd !== null && <PriceEnd style={{ left: `${priceEnd}%` }} />}
      </Figure>
    </Tooltip>
  );
}

export const addOnPercentText = (percent: number) => `+${percent}%`;

function lineText({ id, label, dollars, percent, isAssumed }: BreakdownLine, goodMargin: number): string {
  const share =
    percent === null ? null : id === 'margin' ? formatMargin(percent, goodMargin) : addOnPercentText(percent);
  return [`${label} ${id === 'salePrice' ? formatPrice(dollars) : formatMoney(dollars)}`, share, isAssumed && 'assumed']
    .filter(Boolean)
    .join(' · ');
}

export function marginBadge({ tone, margin, goodMargin }: Pick<Estimate, 'tone' | 'margin' | 'goodMargin'>) {
  if (tone === null) return { tone: 'warn', words: 'Incomplete' } as const;
  if (tone === 'good') return { tone: 'ok', words: 'On target' } as const;
  return { tone: 'bad', words: (margin ?? 0) < 0 ? 'Loss' : `Below target (${goodMargin}%)` } as const;
}

const Swatch = styled.span<{ $part: PricePartName | null; $tone: MarginTone | null }>`
  flex: none;
  width: 0.625rem;
  height: 0.625rem;
  border-radius: ${radius.bar};
  ${pricePartPattern}
`;

const Inside = styled.div`
  ${panelSpace}
`;

interface CostPanelProps {
  estimate: UnitEstimate;
  children?: ReactNode;
}

/** Costs are rounded to whole dollars. */
export function CostPanel({ estimate, children }: CostPanelProps) {
  const badge = marginBadge(estimate);
  return (
    <Panel aria-label="Cost and margin">
      <div>
        <PanelHead>
          <h2>Cost and margin</h2>
          <Badge tone={badge.tone}>{badge.words}</Badge>
        </PanelHead>
        <Dim>Quick estimate (standard percentages)</Dim>
        {children}
      </div>
      <Figures estimate={estimate} tone={estimate.tone} />
    </Panel>
  );
}

/** Folded below the job estimate, without a verdict: the page has one margin. */
export function RuleOfThumb({ estimate, job, children }: CostPanelProps & { job: Estimate | null }) {
  const difference = job && estimateDifference(estimate, job);
  return (
    <ClippedCard as="section" aria-label={RULE_OF_THUMB}>
      <Collapsible title={RULE_OF_THUMB}>
        <Inside>
          {difference !== null && <p>{difference}</p>}
          {children}
          <Figures estimate={estimate} tone={null} />
        </Inside>
      </Collapsible>
    </ClippedCard>
  );
}

const RULE_OF_THUMB = 'Quick estimate (standard percentages)';

function Figures({ estimate, tone }: { estimate: UnitEstimate; tone: MarginTone | null }) {
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

const ROWS = ['unit', 'labor', 'materials', 'addOns', 'total', 'salePrice'] as const;
type CostRow = Pick<BreakdownLine, 'label' | 'dollars' | 'isAssumed'> & { id: (typeof ROWS)[number] };

function rowsOf(estimate: UnitEstimate): readonly CostRow[] {
  const { addOnPercent, addOnDollars: dollars } = estimate;
  const addOns = addOnPercent > 0 ? `Add-ons ${addOnPercentText(addOnPercent)}` : 'Add-ons';
  const lines = breakdownLines(estimate);
  return ROWS.flatMap((id): CostRow[] =>
    id === 'addOns'
      ? [{ id, label: addOns, dollars, isAssumed: false }]
      : lines.filter((line) => line.id === id).map((line) => ({ ...line, id })),
  );
}

const Rows = ({ estimate, tone }: { estimate: UnitEstimate; tone: MarginTone | null }) => (
  <Sums>
    {rowsOf(estimate).map((row) => [
      <dt key={`${row.id}-label`} data-row={row.id}>
        <Swatch $part={row.id === 'total' || row.id === 'salePrice' ? null : row.id} $tone={tone} aria-hidden="true" />
        {row.label} <Origin row={row} estimate={estimate} />
      </dt>,
      <dd key={row.id} data-row={row.id}>
        {row.id === 'salePrice' ? formatPrice(row.dollars) : formatMoney(row.dollars)}
      </dd>,
    ])}
  </Sums>
);

function Origin({ row: { id, isAssumed }, estimate: { salePrice } }: { row: CostRow; estimate: UnitEstimate }) {
  const word = id === 'salePrice' ? salePriceWords[salePrice.from] : 'assumed';
  return isAssumed || id === 'salePrice' ? <Badge tone={isAssumed ? 'warn' : 'neutral'}>{word}</Badge> : null;
}

export function CostsNotShown() {
  const permissionMessage = usePermissionMessage('seeCost');
  return (
    <Panel aria-label="Cost">
      <h2>Cost</h2>
      <Dim>Costs are not shown to your role. {permissionMessage}</Dim>
    </Panel>
  );
}
