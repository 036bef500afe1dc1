import { Badge } from '../../../ui/mark/Badge';
import { Tooltip } from '../../../ui/Tooltip';

export const IncompleteBadge = () => (
  <Tooltip label="kVA or voltages are missing, so it is not matched.">
    <Badge tone="warn">Incomplete</Badge>
  </Tooltip>
);
