import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { JobTypeBadge } from '../../../parts/order/JobTypeBadge';
import { Badge } from '../../../ui/mark/Badge';
import { Row } from '../../../ui/layout/Layout';

/** The order's job type, engineering review and unit status. */
export function OrderBadges({ order: { jobType, requirement } }: { order: DisplayOrder }) {
  const { engineering_review: isInReview, unit_status: unitStatus } = requirement.metadata ?? {};
  return (
    <Row $gap={1}>
      <JobTypeBadge jobType={jobType} />
      {isInReview && <Badge tone="warn">Engineering Review</Badge>}
      {unitStatus && <Badge>{unitStatus}</Badge>}
    </Row>
  );
}
