import type { StoredEstimate } from '../../../../contract/estimates/estimates';
import type { EstimateState } from '../../../../contract/estimates/states';
import { isReopened } from '../../../../domain/estimates/transitions';
import { stateName } from '../../../../domain/estimates/estimateWords';
import { formatDate, formatDateTime } from '../../../../domain/format/date';
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
  const { state, version, marks, approvalReasons, fit } = estimate;
  const agreed = marks.findLast((mark) => mark.consent !== undefined && mark.version === version)?.consent;
  const last = marks.at(-1);
  return (
    <>
      <Badge tone={state === 'quoted' && isReopened(marks) ? 'warn' : tones[state]}>{stateName(estimate)}</Badge>
      {last && state !== 'draft' && <Small>{[last.by, formatDateTime(last.at)].filter(Boolean).join(', ')}</Small>}
      {last?.reason && <Small>{last.reason}</Small>}
      {fit && <Small>{[`${fit.class}.`, ...fit.deviations.map((each) => `${each}.`)].join(' ')}</Small>}
      {agreed && <Small>{`${agreed.by} agreed for the customer on ${formatDate(agreed.on)}.`}</Small>}
      {(state === 'draft' || state === 'proposed') && approvalReasons.length > 0 && (
        <Small>Needs an approval. {approvalReasons.join(' ')}</Small>
      )}
    </>
  );
}
