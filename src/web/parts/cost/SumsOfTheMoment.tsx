import type { ReactNode } from 'react';
import { costLines } from '../../../domain/cost/comparison/costParts';
import {
  allCostsText,
  caveats,
  marginDollars,
  profitText,
  shareText,
} from '../../../domain/cost/comparison/estimateWords';
import { formatMoney } from '../../../domain/format/money';
import { pricePartLabels } from './priceLegend';
import { freightLine } from '../../../domain/freight/freightWords';
import { useEstimate, useFreight, whole, type LiveCosts } from './liveCosts';

interface SumsOfTheMomentProps {
  costs: LiveCosts;
  /** The rows above, which no option changes. */
  children: ReactNode;
}

/** What the options decide: costs, margin, profit, and what the margin does not count. */
export function SumsOfTheMoment({ costs, children }: SumsOfTheMomentProps) {
  const estimate = useEstimate(costs, whole);
  const freight = useFreight(costs);
  const afterFreight = freight && freightLine(estimate, freight);
  const leftOut = caveats(estimate);
  const work = [
    [pricePartLabels.materials, estimate.materials, 'materials'],
    [pricePartLabels.labor, estimate.labor, 'labor'],
  ] as const;
  const isLoss = (estimate.margin ?? 0) < 0;
  const tone = estimate.tone ?? undefined;
  return (
    <>
      <dl>
        {children}
        <dt>
          <span data-swatch="" data-part="cost" aria-hidden="true" />
          {pricePartLabels.cost}
        </dt>
        <dd>{formatMoney(estimate.cost)}</dd>
        {costLines(estimate).map(({ label, text }) => [
          <dt key={`${label}-label`} data-row="part">
            {label}
          </dt>,
          <dd key={label} data-row="part">
            {text}
          </dd>,
        ])}
        {work.map(([label, dollars, part]) => [
          <dt key={`${label}-label`}>
            <span data-swatch="" data-part={part} aria-hidden="true" />
            {label} <small>of the work</small>
          </dt>,
          <dd key={label}>{formatMoney(dollars)}</dd>,
        ])}
        <dt>
          <span data-swatch="" aria-hidden="true" />
          Total cost (without labor)
        </dt>
        <dd>{formatMoney(estimate.totalCost)}</dd>
        <dt>
          <span data-swatch="" aria-hidden="true" />
          All costs
        </dt>
        <dd>{allCostsText(estimate)}</dd>
        <dt data-row="margin">
          <span data-swatch="" data-part={isLoss ? undefined : 'margin'} data-tone={tone} aria-hidden="true" />
          {pricePartLabels.margin} {isLoss && estimate.isComplete && <span data-loss="">Loss</span>}
        </dt>
        <dd data-row="margin">
          {marginDollars(estimate)} <strong data-tone={tone}>{shareText(estimate)}</strong>
        </dd>
        <dt>
          <span data-swatch="" aria-hidden="true" />
          Profit
        </dt>
        <dd>{profitText(estimate)}</dd>
        {afterFreight !== null && (
          <>
            <dt>
              <span data-swatch="" aria-hidden="true" />
              {afterFreight.label}
            </dt>
            <dd>{afterFreight.value}</dd>
          </>
        )}
      </dl>
      {leftOut.length > 0 && (
        <ul aria-label="About the margin">
          {leftOut.map((line) => (
            <li key={line}>
              <span>{line}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
