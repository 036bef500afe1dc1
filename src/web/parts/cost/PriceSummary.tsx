import { caveats } from '../../../domain/cost/comparison/estimateWords';
import { formatPrice } from '../../../domain/format/money';
import { Badge } from '../../ui/mark/Badge';
import { LeftOutPlace, Sums } from './priceSums';
import { SumsOfTheMoment } from './SumsOfTheMoment';
import { useEstimate, type LiveCosts } from './liveCosts';

interface PriceSummaryProps {
  costs: LiveCosts;
}

/** The price summary of a unit, live. Estimates are rounded to whole dollars, prices show their cents. */
export function PriceSummary({ costs }: PriceSummaryProps) {
  return (
    <>
      <Sums>
        <Prices costs={costs} />
        <SumsOfTheMoment costs={costs} />
      </Sums>
      <LeftOutPlace>
        <Caveats costs={costs} />
      </LeftOutPlace>
    </>
  );
}

/** No option changes them. */
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

function Caveats({ costs }: PriceSummaryProps) {
  const text = useEstimate(costs, (estimate) => caveats(estimate).join('\n'));
  if (text === '') return null;
  return (
    <ul aria-label="About the margin">
      {text.split('\n').map((line) => (
        <li key={line}>
          <span data-tone="warn">{line}</span>
        </li>
      ))}
    </ul>
  );
}
