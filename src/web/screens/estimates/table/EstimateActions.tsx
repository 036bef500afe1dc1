import type { StoredEstimate } from '../../../../contract/estimates/estimates';
import { nextState } from '../../../../domain/estimates/transitions';
import { useWhoElseMay } from '../../../state/hooks';
import { useCreateEstimateMutation } from '../../../state/api/estimates';
import { errorMessage } from '../../../state/api/server/errorMessage';
import { useGated } from '../../../state/gate/useEffectGate';
import { useServices } from '../../../state/services';
import { ExplainedButton } from '../../../ui/button/ExplainedButton';
import { Row } from '../../../ui/elements';
import { needsNetwork } from '../../../ui/button/Button';
import { StepButtons } from '../steps/StepButtons';
import type { ShownEstimates } from '../useShownEstimates';
import { Small } from '../side/sideStyle';

interface EstimateActionsProps {
  orderId: string;
  estimate: StoredEstimate;
  /** This person typed something that is not saved. */
  hasDraft: boolean;
  view: ShownEstimates;
}

const LONGEST_COPIED = 70;

/** What can be done with an estimate: its next steps, changing it, and another variant of it. */
export function EstimateActions({ orderId, estimate, hasDraft, view }: EstimateActionsProps) {
  const { notifier } = useServices();
  const permissionHint = useWhoElseMay('proposeEstimate');
  const [begin, { isLoading }] = useCreateEstimateMutation();
  const { id, name, state } = estimate;
  const create = async () => {
    const body = { name: `Copy of ${name.slice(0, LONGEST_COPIED)}`, copyOf: String(id) };
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
