import { jobTypeNames } from '../../../domain/order/jobType';
import { Badge } from '../../ui/mark/Badge';
import { Tooltip } from '../../ui/tooltip/Tooltip';
import type { Tone } from '../../ui/theme';

const looks: Readonly<Record<string, { tone: Tone; name: string }>> = {
  RC: { tone: 'near', name: jobTypeNames.RC },
  RW: { tone: 'violet', name: jobTypeNames.RW },
};

/** The job type as in DisplayOrder.jobType; nothing for an order without one. */
export function JobTypeBadge({ jobType }: { jobType: string }) {
  const look = looks[jobType];
  if (!jobType) return null;
  return (
    <Tooltip label={look?.name}>
      <Badge tone={look?.tone ?? 'warn'}>{jobType}</Badge>
    </Tooltip>
  );
}
