import { Badge } from '../../../ui/mark/Badge';

/** Marks the best match of an order (spec section 2). */
export const BestBadge = () => (
  <Badge tone="ok" strong>
    Best
  </Badge>
);
