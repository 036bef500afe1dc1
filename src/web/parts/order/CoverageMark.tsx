import { styled } from 'styled-components';
import type { Coverage } from '../../../contract/order/ordersBands';
import { coverageWords } from '../../../domain/order/orderFilters';
import { Badge } from '../../ui/mark/Badge';
import type { Tone } from '../../ui/theme';

const tones: Readonly<Record<Coverage, Tone>> = {
  ...{ fits: 'ok', work: 'near', check: 'warn', misses: 'orange', none: 'bad' },
  'not stated': 'neutral',
};

/** The longest words wrap in a narrow column. */
const Mark = styled(Badge)`
  white-space: normal;
`;

/** The fit class of an order's best available unit; nothing if it is not known. */
export const CoverageMark = ({ coverage }: { coverage: Coverage | null }) =>
  coverage && <Mark tone={tones[coverage]}>{coverageWords[coverage]}</Mark>;
