import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { CoverageMark, DueMark, JobTypeBadge } from '../../../parts/order/OrderMarks';
import { useUrgency } from '../../../state/hooks';
import { Badge } from '../../../ui/mark/Badge';
import { Row } from '../../../ui/elements';

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
