import type { StoredEstimate } from '../../../../contract/estimates/estimates';
import type { EstimateState } from '../../../../contract/estimates/states';
import { isReopened } from '../../../../domain/estimates/reopening';
import { stateName } from '../../../../domain/estimates/estimateWords';
import { formatDateTime } from '../../../../domain/format/date';
import { Badge } from '../../../ui/mark/Badge';
import type { Tone } from '../../../ui/theme';
import { Small } from '../side/sideStyle';

const tones: Readonly<Record<EstimateState, Tone>> = {
  draft: 'neutral',
  proposed: 'near',
  approved: 'ok',
  returned: 'warn',
  lapsed: 'warn',
  quoted: 'violet',
  won: 'ok',
  lost: 'bad',
};

/** Where an estimate stands, who brought it there, and what an approval waits for. */
export function StateCell({ estimate }: { estimate: StoredEstimate }) {
  const { state, marks, approvalReasons } = estimate;
  const last = marks.at(-1);
  return (
    <>
      <Badge tone={state === 'quoted' && isReopened(marks) ? 'warn' : tones[state]}>{stateName(estimate)}</Badge>
      {last && state !== 'draft' && <Small>{[last.by, formatDateTime(last.at)].filter(Boolean).join(', ')}</Small>}
      {last?.reason && <Small>{last.reason}</Small>}
      {(state === 'draft' || state === 'proposed') && approvalReasons.length > 0 && (
        <Small>Needs an approval. {approvalReasons.join(' ')}</Small>
      )}
    </>
  );
}
