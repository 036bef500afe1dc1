import { useState } from 'react';
import { FileText, Mail } from 'lucide-react';
import type { EstimateDraft, EstimateVersion, StoredEstimate } from '../../../../contract/estimates/estimates';
import type { EstimateStep } from '../../../../contract/estimates/states';
import { differenceText, stateName, stepNames } from '../../../../domain/estimates/estimateWords';
import { isReopened, nextState } from '../../../../domain/estimates/transitions';
import { formatDate, formatDateTime } from '../../../../domain/format/date';
import { ratesName } from '../../../../domain/rates/ratesName';
import { preloadable } from '../../../lib/loading/preloadable';
import { useCreateEstimateMutation } from '../api/estimates';
import { type QuotationsOf, useQuotations } from '../../quotations/api/quotations';
import { errorMessage } from '../../../lib/errorMessage';
import { localDraftKey, localDraftText } from '../state/draftWriter';
import { useGated } from '../../../store/gate/useEffectGate';
import { useHasPermission, usePermissionHint } from '../../../store/hooks';
import { useServices } from '../../../store/services';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { ExplainedButton } from '../../../ui/button/ExplainedButton';
import { Dim, Row, Stack } from '../../../ui/elements';
import { Badge } from '../../../ui/mark/Badge';
import { Small } from './SideTable';
import { stateTones } from './stateTones';
import { useEstimateSteps } from '../state/useEstimateSteps';
import type { ShownEstimates } from '../state/useShownEstimates';

export function StateCell({ estimate }: { estimate: StoredEstimate }) {
  const { state, version, marks, approvalReasons, fit } = estimate;
  const agreed = marks.findLast((mark) => mark.consent !== undefined && mark.version === version)?.consent;
  const last = marks.at(-1);
  return (
    <>
      <Badge tone={state === 'quoted' && isReopened(marks) ? 'warn' : stateTones[state]}>{stateName(estimate)}</Badge>
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

interface EstimateCellProps {
  orderId: string;
  estimate: StoredEstimate;
  draft: EstimateDraft | undefined;
  view: ShownEstimates;
}

const isDecided = ({ state }: StoredEstimate) => nextState(state, 'save') === null;
const DECIDED = 'It is decided. Copy it to change it.';

export function SavedCell({ orderId, estimate, draft, view }: EstimateCellProps) {
  const { unsent } = useServices();
  const permissionHint = usePermissionHint('proposeEstimate');
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const { version, savedBy, savedAt, worked, workedToday } = estimate;
  const estimateId = String(estimate.id);
  const at = localDraftKey({ orderId, serial: estimate.unitSerial, estimateId });
  const hasTyped = draft !== undefined || (unsent?.read(at) ?? null) !== null;
  const whyNotReplace = hasTyped ? 'You have unsaved changes of this estimate. Save or discard them first.' : null;
  const whyNotStart = isDecided(estimate) ? DECIDED : (permissionHint ?? whyNotReplace);
  const start = ({ name, inputs }: EstimateVersion) => {
    setOpen(false);
    unsent?.keep(at, localDraftText({ name, inputs, version }, null));
    view.restartWith(estimateId);
  };
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
          onStart={start}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const MAX_COPIED_LENGTH = 70;

export function EstimateActions({ orderId, estimate, draft, view }: EstimateCellProps) {
  const { notifier } = useServices();
  const permissionHint = usePermissionHint('proposeEstimate');
  const [begin, { isLoading }] = useCreateEstimateMutation();
  const { id, name } = estimate;
  const create = async () => {
    const body = { name: `Copy of ${name.slice(0, MAX_COPIED_LENGTH)}`, copyOf: String(id) };
    const { data, error } = await begin({ orderId, estimate: body });
    if (data) view.showSaved(String(data.id));
    else notifier.failure('Not copied', errorMessage(error));
  };
  const copy = useGated(create);
  const whyNotEdit = isDecided(estimate) ? DECIDED : permissionHint;
  return (
    <>
      <Row $gap={2}>
        <StepButtons {...{ orderId, estimate, view }} />
        <ExplainedButton size="small" whyNot={whyNotEdit} onClick={() => view.edit(String(id))}>
          Edit
        </ExplainedButton>
        <ExplainedButton size="small" whyNot={permissionHint} busy={isLoading} onClick={copy} {...needsNetwork}>
          Copy
        </ExplainedButton>
      </Row>
      {draft && <Small>You have unsaved changes.</Small>}
    </>
  );
}

const StepDialog = preloadable(
  () => import(/* webpackChunkName: "estimate-step" */ './StepDialog').then((m) => m.StepDialog),
  null,
);

/** Any change takes it back, so it needs no confirmation; its dialog opens if it is refused. */
const IMMEDIATE: EstimateStep = 'propose';

const BACKWARD: readonly EstimateStep[] = ['return', 'lose'];

const isOffered = ({ state, steps }: StoredEstimate, step: EstimateStep): boolean =>
  nextState(state, step) !== null && steps.some((each) => each.step === step && each.whyNot === null);

function StepButtons({ orderId, estimate, view }: Pick<EstimateCellProps, 'orderId' | 'estimate' | 'view'>) {
  const [requested, setRequested] = useState<{ step: EstimateStep; isOpen: boolean } | null>(() =>
    view.requestedStep !== null && isOffered(estimate, view.requestedStep)
      ? { step: view.requestedStep, isOpen: true }
      : null,
  );
  const hide = () => {
    setRequested((before) => before && { ...before, isOpen: false });
    view.forgetStep();
  };
  const stepping = useEstimateSteps(orderId, estimate, hide);
  const close = () => {
    stepping.forget();
    hide();
  };
  const open = stepping.steps.filter(({ step }) => nextState(stepping.state, step) !== null);
  const forward = open.find(({ step, whyNot }) => whyNot === null && !BACKWARD.includes(step));
  const ask = (step: EstimateStep) => {
    stepping.forget();
    setRequested({ step, isOpen: step !== IMMEDIATE });
    if (step === IMMEDIATE) stepping.take(step);
  };
  return (
    <>
      {open.map(({ step, whyNot }) => (
        <ExplainedButton
          key={step}
          size="small"
          variant={step === forward?.step ? 'primary' : 'default'}
          whyNot={whyNot}
          busy={stepping.isBusy && step === IMMEDIATE}
          onClick={() => ask(step)}
          {...needsNetwork}
        >
          {stepNames[step]}
        </ExplainedButton>
      ))}
      {requested && (
        <StepDialog
          key={requested.step}
          {...{ estimate, stepping, step: requested.step }}
          isOpen={requested.isOpen || stepping.refusal !== null}
          onClose={close}
        />
      )}
    </>
  );
}

export function QuotationActions({ of }: { of: QuotationsOf }) {
  const { status, busy, ask } = useQuotations(of);
  const seesCost = useHasPermission('seeCost');
  const permissionHint = usePermissionHint('proposeEstimate');
  if (status === null) return null;
  const issued = status.issued.find(({ version }) => version === of.version);
  return (
    <Stack $gap={2}>
      {issued && (
        <Dim>
          {issued.number}, valid until {formatDate(issued.validUntil)}
        </Dim>
      )}
      <Row $gap={2}>
        <ExplainedButton
          size="small"
          busy={busy === 'quotation'}
          whyNot={status.whyNoPdf}
          onClick={() => ask('quotation')}
          {...needsNetwork}
        >
          <FileText size={16} aria-hidden="true" />
          {issued ? 'Quotation PDF' : 'Preview quotation'}
        </ExplainedButton>
        {seesCost && (
          <Button size="small" busy={busy === 'sheet'} onClick={() => ask('sheet')} {...needsNetwork}>
            Internal sheet
          </Button>
        )}
        <ExplainedButton
          size="small"
          busy={busy === 'mail'}
          whyNot={permissionHint ?? status.whyNoMail}
          onClick={() => ask('mail')}
          {...needsNetwork}
        >
          <Mail size={16} aria-hidden="true" />
          Prepare e-mail
        </ExplainedButton>
      </Row>
    </Stack>
  );
}
