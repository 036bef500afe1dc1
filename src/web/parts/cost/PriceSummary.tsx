import type { ReactNode } from 'react';
import { costLines } from '../../../domain/cost/comparison/costParts';
import {
  allCostsText,
  caveats,
  marginDollars,
  profitText,
  shareText,
} from '../../../domain/cost/comparison/estimateWords';
import { formatMoney, formatPrice } from '../../../domain/format/money';
import { pricePartLabels, SumsPlace } from './priceLegend';
import { freightLine } from '../../../domain/freight/freightWords';
import { useEstimate, useFreight, whole, type LiveCosts } from './liveCosts';
import { Badge } from '../../ui/mark/Badge';

interface SumsOfTheMomentProps {
  costs: LiveCosts;
  children: ReactNode;
}

function SumsOfTheMoment({ costs, children }: SumsOfTheMomentProps) {
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

interface PriceSummaryProps {
  costs: LiveCosts;
}

/** Estimates in whole dollars, prices with cents. */
export function PriceSummary({ costs }: PriceSummaryProps) {
  return (
    <SumsPlace>
      <SumsOfTheMoment costs={costs}>
        <Prices costs={costs} />
      </SumsOfTheMoment>
    </SumsPlace>
  );
}

function Prices({ costs }: PriceSummaryProps) {
  const salePrice = useEstimate(costs, (estimate) => estimate.salePrice);
  const priceOrigin = useEstimate(costs, (estimate) => estimate.priceOrigin);
  const listPrice = useEstimate(costs, (estimate) => estimate.listPrice);
  return (
    <>
      <dt>
        <span data-swatch="" aria-hidden="true" />
        Sale price {priceOrigin !== null && <Badge>{priceOrigin}</Badge>}
      </dt>
      <dd>{formatPrice(salePrice)}</dd>
      {listPrice !== null && (
        <>
          <dt>
            <span data-swatch="" aria-hidden="true" />
            List price
          </dt>
          <dd>{formatPrice(listPrice)}</dd>
        </>
      )}
    </>
  );
}
