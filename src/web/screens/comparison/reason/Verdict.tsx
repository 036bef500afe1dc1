import { orNA } from '../../../../domain/format/orNA';
import type { Verdict as VerdictName } from '../../../../domain/matching/features/verdict';
import { Badge } from '../../../ui/mark/Badge';
import type { Tone } from '../../../ui/theme';

const looks: Readonly<Record<VerdictName, { tone: Tone; name: string }>> = {
  exact: { tone: 'ok', name: 'Exact' },
  acceptable: { tone: 'near', name: 'Acceptable' },
  work: { tone: 'warn', name: 'With work' },
  oversized: { tone: 'warn', name: 'Oversized' },
  no: { tone: 'bad', name: 'No' },
  unknown: { tone: 'bad', name: 'Unknown' },
  notRequired: { tone: 'neutral', name: 'Not required' },
};
const byName = new Map(Object.entries(looks));

/** How a feature was judged; another server's own word where it has one. */
export function Verdict({ verdict }: { verdict: string | null }) {
  const look = byName.get(verdict ?? '') ?? { tone: 'neutral', name: orNA(verdict) };
  return <Badge tone={look.tone}>{look.name}</Badge>;
}
