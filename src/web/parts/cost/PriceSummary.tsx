import { formatPrice } from '../../../domain/format/money';
import { Badge } from '../../ui/mark/Badge';
import { SumsPlace } from './priceSums';
import { SumsOfTheMoment } from './SumsOfTheMoment';
import { useEstimate, type LiveCosts } from './liveCosts';

interface PriceSummaryProps {
  costs: LiveCosts;
}

/** The price summary of a unit, live. Estimates are rounded to whole dollars, prices show their cents. */
export function PriceSummary({ costs }: PriceSummaryProps) {
  return (
    <SumsPlace>
      <SumsOfTheMoment costs={costs}>
        <Prices costs={costs} />
      </SumsOfTheMoment>
    </SumsPlace>
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
