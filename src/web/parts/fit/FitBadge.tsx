import type { FitClass } from '../../../contract/unit/unit';
import { Badge } from '../../ui/mark/Badge';
import { fitTones } from './fitTone';

/** The class in which a unit fits an order, in words; nothing where no server says it. */
export const FitBadge = ({ fitClass }: { fitClass: FitClass | null }) =>
  fitClass !== null && <Badge tone={fitTones[fitClass]}>{fitClass}</Badge>;
