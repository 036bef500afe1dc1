import type { Urgency } from '../../../domain/order/triage';
import { Badge } from '../../ui/mark/Badge';

/** That an order is late or due soon; nothing for one that is neither. */
export const DueMark = ({ urgency }: { urgency: Urgency | null }) =>
  urgency && <Badge tone={urgency.isOverdue ? 'bad' : 'warn'}>{urgency.text}</Badge>;
