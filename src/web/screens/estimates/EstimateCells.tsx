import { useState } from 'react';
import type { EstimateDraft, EstimateVersion, StoredEstimate } from '../../../contract/estimates/estimates';
import type { EstimateState } from '../../../contract/estimates/states';
import { differenceText, stateName } from '../../../domain/estimates/estimateWords';
import { isReopened, nextState } from '../../../domain/estimates/transitions';
import { formatDate, formatDateTime } from '../../../domain/format/date';
import { ratesName } from '../../../domain/rates/ratesName';
import { preloadable } from '../../loading/preloadable';
import { useWhoElseMay } from '../../state/hooks';
import { keptAt, keptText } from '../../state/estimates/draftKeeper';
import { useServices } from '../../state/services';
import { Button } from '../../ui/button/Button';
import { Badge } from '../../ui/mark/Badge';
import { Dim } from '../../ui/elements';
import type { Tone } from '../../ui/theme';
import { Small } from './SideTable';
import type { ShownEstimates } from './useShownEstimates';

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

export function TodayCell({ estimate }: { estimate: StoredEstimate }) {
  const { differences, staleBecause, worked, workedToday } = estimate;
  const bases = worked && workedToday ? { then: worked.figures, now: workedToday.figures } : undefined;
  if (differences.length === 0 && staleBecause.length === 0) return <Dim>Nothing changed</Dim>;
  return (
    <>
      {staleBecause.length > 0 && <p>{staleBecause.join(' ')}</p>}
      <ul>
        {differences.map((difference) => (
          <li key={difference.line}>{differenceText(difference, bases)}</li>
        ))}
      </ul>
    </>
  );
}

const VersionsDialog = preloadable(
  () => import(/* webpackChunkName: "estimate-versions" */ './VersionsDialog').then((m) => m.VersionsDialog),
  null,
);

interface SavedCellProps {
  orderId: string;
  estimate: StoredEstimate;
  draft: EstimateDraft | undefined;
  view: ShownEstimates;
}

export function SavedCell(props: SavedCellProps) {
  const { orderId, estimate } = props;
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const { whyNotStart, start } = useStartFrom(props);
  const close = () => setOpen(false);
  const { version, savedBy, savedAt, worked, workedToday } = estimate;
  return (
    <>
      <p>{[savedBy, formatDateTime(savedAt)].filter(Boolean).join(', ')}</p>
      {worked && <Small>{ratesName(worked.rates, ...(workedToday ? [workedToday.rates] : []))}</Small>}
      {version === 1 ? (
        <Small>Version 1</Small>
      ) : (
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          Version {version}
        </Button>
      )}
      {isOpen !== null && (
        <VersionsDialog
          {...{ orderId, estimate, isOpen, whyNotStart }}
          onStart={(started) => {
            close();
            start(started);
          }}
          onClose={close}
        />
      )}
    </>
  );
}

/** Starts editing from an earlier version; typed changes are never replaced. */
function useStartFrom({ orderId, estimate, draft, view }: SavedCellProps) {
  const { unsent } = useServices();
  const permissionHint = useWhoElseMay('proposeEstimate');
  const id = String(estimate.id);
  const at = keptAt({ orderId, serial: estimate.unitSerial, estimateId: id });
  const hasTyped = draft !== undefined || (unsent?.read(at) ?? null) !== null;
  const whyNotReplace = hasTyped ? 'You have unsaved changes of this estimate. Save or discard them first.' : null;
  const isDecided = nextState(estimate.state, 'save') === null;
  const whyNotStart = isDecided ? 'It is decided. Copy it to change it.' : (permissionHint ?? whyNotReplace);
  const start = ({ name, inputs }: EstimateVersion) => {
    unsent?.keep(at, keptText({ name, inputs, version: estimate.version }, null));
    view.restartWith(id);
  };
  return { whyNotStart, start };
}
