import type { Coverage } from '../../../contract/order/coverage';
import { coverageWords } from '../../../domain/order/coverageWords';
import { Badge } from '../../ui/mark/Badge';
import type { Tone } from '../../ui/theme';

const tones: Readonly<Record<Coverage, Tone>> = { perfect: 'ok', acceptable: 'near', work: 'orange', none: 'bad' };

/** What the best available unit of an order is; nothing where that is not known. */
export const CoverageMark = ({ coverage }: { coverage: Coverage | null }) =>
  coverage && <Badge tone={tones[coverage]}>{coverageWords[coverage]}</Badge>;
