import type { Verdict as VerdictName } from '../../../../contract/unit/unit';
import { NOT_AVAILABLE } from '../../../../domain/format/number';
import { verdictWords } from '../../../../domain/specs/verdictWords';
import { Badge } from '../../../ui/mark/Badge';
import type { Tone } from '../../../ui/theme';

const tones: Readonly<Record<VerdictName, Tone>> = {
  exact: 'ok',
  acceptable: 'near',
  'needs work': 'warn',
  oversized: 'bad',
  'does not fit': 'bad',
  differs: 'warn',
  'not recorded': 'neutral',
  'not understood': 'neutral',
  'not required': 'neutral',
};

/** How a feature was judged; a word that is none of ours reads as null. */
export const Verdict = ({ verdict }: { verdict: VerdictName | null }) =>
  verdict === null ? <Badge>{NOT_AVAILABLE}</Badge> : <Badge tone={tones[verdict]}>{verdictWords[verdict]}</Badge>;
