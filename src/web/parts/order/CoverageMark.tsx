import type { Coverage } from '../../../contract/order/coverage';
import { coverageWords } from '../../../domain/order/coverageWords';
import { Badge } from '../../ui/mark/Badge';
import type { Tone } from '../../ui/theme';

const tones: Readonly<Record<Coverage, Tone>> = {
  ...{ fits: 'ok', work: 'near', check: 'warn', misses: 'orange', none: 'bad' },
  'not stated': 'neutral',
};

/** The fit class of an order's best available unit; nothing if it is not known. */
export const CoverageMark = ({ coverage }: { coverage: Coverage | null }) =>
  coverage && <Badge tone={tones[coverage]}>{coverageWords[coverage]}</Badge>;
