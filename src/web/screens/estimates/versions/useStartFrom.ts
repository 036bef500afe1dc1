import type { EstimateDraft, EstimateVersion, StoredEstimate } from '../../../../contract/estimates/estimates';
import { nextState } from '../../../../domain/estimates/transitions';
import { useWhoElseMay } from '../../../state/hooks';
import { keptAt, keptText } from '../../../state/estimates/draftKeeper';
import { useServices } from '../../../state/services';
import type { ShownEstimates } from '../useShownEstimates';

interface StartingFrom {
  orderId: string;
  estimate: StoredEstimate;
  /** What this person typed and did not save. */
  draft: EstimateDraft | undefined;
  view: ShownEstimates;
}

/** Begins to edit an estimate with what was decided in an earlier version; nothing that was typed is replaced. */
export function useStartFrom({ orderId, estimate, draft, view }: StartingFrom) {
  const { unsent } = useServices();
  const permissionHint = useWhoElseMay('proposeEstimate');
  const id = String(estimate.id);
  const at = keptAt({ orderId, serial: estimate.unitSerial, estimateId: id });
  const hasTyped = draft !== undefined || (unsent?.read(at) ?? null) !== null;
  const whyNotStart =
    nextState(estimate.state, 'save') === null
      ? 'It is decided. Copy it to change it.'
      : (permissionHint ??
        (hasTyped ? 'You have unsaved changes of this estimate. Save or discard them first.' : null));
  const start = ({ name, inputs }: EstimateVersion) => {
    unsent?.keep(at, keptText({ name, inputs, version: estimate.version }, null));
    view.editAnew(id);
  };
  return { whyNotStart, start };
}
