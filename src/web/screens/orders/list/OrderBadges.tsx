import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { CoverageMark } from '../../../parts/order/CoverageMark';
import { DueMark } from '../../../parts/order/DueMark';
import { JobTypeBadge } from '../../../parts/order/JobTypeBadge';
import { useUrgency } from '../../../state/insights/useUrgency';
import { Badge } from '../../../ui/mark/Badge';
import { Row } from '../../../ui/layout/Layout';

/** The order's job type, whether it is retired, urgency, engineering review, unit status and coverage. */
export function OrderBadges({ order }: { order: DisplayOrder }) {
  const { jobType, requirement, coverage, isRetired } = order;
  const urgency = useUrgency(order);
  const { engineering_review: isInReview, unit_status: unitStatus } = requirement.metadata ?? {};
  return (
    <Row $gap={1}>
      <JobTypeBadge jobType={jobType} />
      {isRetired && <Badge>Retired</Badge>}
      <DueMark urgency={urgency} />
      <CoverageMark coverage={coverage} />
      {isInReview && <Badge tone="warn">Engineering Review</Badge>}
      {unitStatus && <Badge>{unitStatus}</Badge>}
    </Row>
  );
}
