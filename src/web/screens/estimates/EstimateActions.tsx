import { useState } from 'react';
import { FileText, Mail } from 'lucide-react';
import type { StoredEstimate } from '../../../contract/estimates/estimates';
import type { EstimateStep } from '../../../contract/estimates/states';
import { stepNames } from '../../../domain/estimates/estimateWords';
import { nextState } from '../../../domain/estimates/transitions';
import { formatDate } from '../../../domain/format/date';
import { preloadable } from '../../loading/preloadable';
import { useMay, useWhoElseMay } from '../../state/hooks';
import { useCreateEstimateMutation } from '../../state/api/estimates';
import { type QuotationsOf, useQuotations } from '../../state/api/quotations';
import { errorMessage } from '../../state/api/server/errorMessage';
import { useGated } from '../../state/gate/useEffectGate';
import { useServices } from '../../state/services';
import { Button, needsNetwork } from '../../ui/button/Button';
import { ExplainedButton } from '../../ui/button/ExplainedButton';
import { Row, Stack, Dim } from '../../ui/elements';
import { Small } from './SideTable';
import { useEstimateSteps } from './useEstimateSteps';
import type { ShownEstimates } from './useShownEstimates';

interface EstimateActionsProps {
  orderId: string;
  estimate: StoredEstimate;
  hasDraft: boolean;
  view: ShownEstimates;
}

const MAX_COPIED_LENGTH = 70;

export function EstimateActions({ orderId, estimate, hasDraft, view }: EstimateActionsProps) {
  const { notifier } = useServices();
  const permissionHint = useWhoElseMay('proposeEstimate');
  const [begin, { isLoading }] = useCreateEstimateMutation();
  const { id, name, state } = estimate;
  const create = async () => {
    const body = { name: `Copy of ${name.slice(0, MAX_COPIED_LENGTH)}`, copyOf: String(id) };
    const { data, error } = await begin({ orderId, estimate: body });
    if (data) view.showSaved(String(data.id));
    else notifier.failure('Not copied', errorMessage(error));
  };
  const copy = useGated(create);
  const whyNotEdit = nextState(state, 'save') === null ? 'It is decided. Copy it to change it.' : permissionHint;
  return (
    <>
      <Row $gap={2}>
        <StepButtons orderId={orderId} estimate={estimate} />
        <ExplainedButton size="small" whyNot={whyNotEdit} onClick={() => view.edit(String(id))}>
          Edit
        </ExplainedButton>
        <ExplainedButton size="small" whyNot={permissionHint} busy={isLoading} onClick={copy} {...needsNetwork}>
          Copy
        </ExplainedButton>
      </Row>
      {hasDraft && <Small>You have unsaved changes.</Small>}
    </>
  );
}

const StepDialog = preloadable(
  () => import(/* webpackChunkName: "estimate-step" */ './StepDialog').then((m) => m.StepDialog),
  null,
);

const BACKWARD: readonly EstimateStep[] = ['return', 'lose'];

function StepButtons({ orderId, estimate }: { orderId: string; estimate: StoredEstimate }) {
  const [asked, setAsked] = useState<{ step: EstimateStep; isOpen: boolean } | null>(null);
  const close = () => setAsked((before) => before && { ...before, isOpen: false });
  const stepping = useEstimateSteps(orderId, estimate, close);
  const open = stepping.steps.filter(({ step }) => nextState(stepping.state, step) !== null);
  const forward = open.find(({ step, whyNot }) => whyNot === null && !BACKWARD.includes(step));
  const ask = (step: EstimateStep) => {
    stepping.forget();
    setAsked({ step, isOpen: true });
  };
  return (
    <>
      {open.map(({ step, whyNot }) => (
        <ExplainedButton
          key={step}
          size="small"
          variant={step === forward?.step ? 'primary' : 'default'}
          whyNot={whyNot}
          onClick={() => ask(step)}
          {...needsNetwork}
        >
          {stepNames[step]}
        </ExplainedButton>
      ))}
      {asked && <StepDialog key={asked.step} {...{ estimate, stepping }} {...asked} onClose={close} />}
    </>
  );
}

export function QuotationActions({ of }: { of: QuotationsOf }) {
  const { status, busy, ask } = useQuotations(of);
  const seesCost = useMay('seeCost');
  const permissionHint = useWhoElseMay('proposeEstimate');
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
