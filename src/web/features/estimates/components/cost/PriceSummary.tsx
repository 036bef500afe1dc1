import type { ReactNode } from 'react';
import { costMeanings } from '../../../../../domain/glossary/terms';
import { costLines } from '../../../../../domain/cost/comparison/costParts';
import {
  allCostsText,
  caveats,
  marginDollars,
  profitText,
  shareText,
} from '../../../../../domain/cost/comparison/estimateWords';
import { formatMoney, formatPrice } from '../../../../../domain/format/money';
import { pricePartLabels, SumsPlace } from './priceLegend';
import { freightLine } from '../../../../../domain/freight/freightWords';
import { useEstimate, useFreight, whole, type LiveCosts } from './liveCosts';
import { Badge } from '../../../../ui/mark/Badge';

/** A plain function, because the summary renders on every change. */
const row = (name: ReactNode, value: string, part?: string) => (
  <>
    <dt title={typeof name === 'string' ? costMeanings[name] : undefined}>
      <span data-swatch="" data-part={part} aria-hidden="true" />
      {name}
    </dt>
    <dd>{value}</dd>
  </>
);

export function PriceSummary({ costs }: { costs: LiveCosts }) {
  return (
    <SumsPlace>
      <Sums costs={costs}>
        <Prices costs={costs} />
      </Sums>
    </SumsPlace>
  );
}

function Sums({ costs, children }: { costs: LiveCosts; children: ReactNode }) {
  const estimate = useEstimate(costs, whole);
  const freight = useFreight(costs);
  const afterFreight = freight && freightLine(estimate, freight);
  const leftOut = caveats(estimate);
  const isLoss = (estimate.margin ?? 0) < 0;
  const tone = estimate.tone ?? undefined;
  return (
    <>
      <dl>
        {children}
        {row(pricePartLabels.cost, formatMoney(estimate.cost), 'cost')}
        {costLines(estimate).map(({ label, text }) => [
          <dt key={`${label}-label`} data-row="part">
            {label}
          </dt>,
          <dd key={label} data-row="part">
            {text}
          </dd>,
        ])}
        {row('Add-on materials', formatMoney(estimate.materials), 'materials')}
        {row('Add-on labor', formatMoney(estimate.labor), 'labor')}
        {row('Total cost (without labor)', formatMoney(estimate.totalCost))}
        {row('All costs', allCostsText(estimate))}
        <dt data-row="margin">
          <span data-swatch="" data-part={isLoss ? undefined : 'margin'} data-tone={tone} aria-hidden="true" />
          {pricePartLabels.margin} {isLoss && estimate.isComplete && <span data-loss="">Loss</span>}
        </dt>
        <dd data-row="margin">
          {marginDollars(estimate)} <strong data-tone={tone}>{shareText(estimate)}</strong>
        </dd>
        {row('Profit', profitText(estimate))}
        {afterFreight !== null && row(afterFreight.label, afterFreight.value)}
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

/** Rendered apart, because no option changes them. */
function Prices({ costs }: { costs: LiveCosts }) {
  const salePrice = useEstimate(costs, (estimate) => estimate.salePrice);
  const priceOrigin = useEstimate(costs, (estimate) => estimate.priceOrigin);
  const listPrice = useEstimate(costs, (estimate) => estimate.listPrice);
  return (
    <>
      {row(<>Sale price {priceOrigin !== null && <Badge>{priceOrigin}</Badge>}</>, formatPrice(salePrice))}
      {listPrice !== null && row('List price', formatPrice(listPrice))}
    </>
  );
}
