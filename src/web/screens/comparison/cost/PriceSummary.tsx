import type { Estimate } from '../../../../domain/cost/comparison/estimate';
import { costLines } from '../../../../domain/cost/comparison/costLines';
import { caveats, marginDollars, profitText } from '../../../../domain/cost/comparison/estimateWords';
import { formatMargin } from '../../../../domain/format/margin';
import { formatMoney, formatPrice } from '../../../../domain/format/money';
import { Badge } from '../../../ui/mark/Badge';
import { Dim } from '../../../ui/text/Text';
import { pricePartLabels } from './priceLegend';
import { Large, LeftOut, Sums, Swatch } from './priceSums';

/** The price summary of a unit, live. Estimates are rounded to whole dollars, prices show their cents. */
export function PriceSummary({ estimate }: { estimate: Estimate }) {
  return (
    <>
      <Sums>
        <Prices estimate={estimate} />
        <Costs estimate={estimate} />
        <Margin estimate={estimate} />
      </Sums>
      <Caveats estimate={estimate} />
    </>
  );
}

interface PartProps {
  estimate: Estimate;
}

function Prices({ estimate: { salePrice, priceOrigin, listPrice } }: PartProps) {
  return (
    <>
      <dt>
        <Swatch $part={null} $tone={null} aria-hidden="true" />
        Sale price {priceOrigin !== null && <Badge>{priceOrigin}</Badge>}
      </dt>
      <dd>{formatPrice(salePrice)}</dd>
      {listPrice !== null && (
        <>
          <dt>
            <Swatch $part={null} $tone={null} aria-hidden="true" />
            List price
          </dt>
          <dd>{formatPrice(listPrice)}</dd>
        </>
      )}
    </>
  );
}

function Costs({ estimate }: PartProps) {
  const rows = [
    [pricePartLabels.materials, estimate.materials, 'materials'],
    [pricePartLabels.labor, estimate.labor, 'labor'],
  ] as const;
  return (
    <>
      <dt>
        <Swatch $part="cost" $tone={null} aria-hidden="true" />
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
      {rows.map(([label, dollars, part]) => [
        <dt key={`${label}-label`}>
          <Swatch $part={part} $tone={null} aria-hidden="true" />
          {label} <Dim>of the work</Dim>
        </dt>,
        <dd key={label}>{formatMoney(dollars)}</dd>,
      ])}
      <dt>
        <Swatch $part={null} $tone={null} aria-hidden="true" />
        Total cost
      </dt>
      <dd>{formatMoney(estimate.totalCost)}</dd>
    </>
  );
}

function Margin({ estimate }: PartProps) {
  const isLoss = (estimate.margin ?? 0) < 0;
  return (
    <>
      <dt data-row="margin">
        <Swatch $part={isLoss ? null : 'margin'} $tone={estimate.tone} aria-hidden="true" />
        {pricePartLabels.margin} {isLoss && <Badge tone="bad">Loss</Badge>}
      </dt>
      <dd data-row="margin">
        {marginDollars(estimate)}{' '}
        <Large $tone={estimate.tone} data-tone={estimate.tone ?? undefined}>
          {formatMargin(estimate.marginPercentage, estimate.goodMargin)}
        </Large>
      </dd>
      <dt>
        <Swatch $part={null} $tone={null} aria-hidden="true" />
        Profit
      </dt>
      <dd>{profitText(estimate)}</dd>
    </>
  );
}

function Caveats({ estimate }: PartProps) {
  const lines = caveats(estimate);
  if (lines.length === 0) return null;
  return (
    <LeftOut aria-label="About the margin">
      {lines.map((line) => (
        <li key={line}>
          <Badge tone="warn">{line}</Badge>
        </li>
      ))}
    </LeftOut>
  );
}
