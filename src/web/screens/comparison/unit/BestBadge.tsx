import type { Unit } from '../../../../contract/unit/unit';
import { fitClassOf, isCovering } from '../../../../domain/fit/fitClass';
import { Badge } from '../../../ui/mark/Badge';

/** Marks the best match of an order (spec section 2); green unless it is known not to fill the order. */
export function BestBadge({ unit }: { unit: Unit }) {
  const fitClass = fitClassOf(unit);
  const isGreen = fitClass === null || isCovering(fitClass);
  return (
    <Badge tone={isGreen ? 'ok' : 'neutral'} strong={isGreen}>
      Best
    </Badge>
  );
}
