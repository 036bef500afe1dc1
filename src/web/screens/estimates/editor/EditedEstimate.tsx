import type { EstimateDraft, StoredEstimate } from '../../../../contract/estimates/estimates';
import type { Order } from '../../../../contract/order/order';
import { Notice } from '../../../ui/notice/Notice';
import { EstimateEditor } from './EstimateEditor';
import { NewEstimate } from './NewEstimate';

export interface EditedEstimateProps {
  order: Order;
  results: readonly StoredEstimate[];
  drafts: readonly EstimateDraft[];
  /** The id of an estimate, or 'new:' and the serial of a unit. */
  edited: string;
  onSaved: (id: string) => void;
  onReload: () => void;
  onClose: () => void;
}

const NEW = /^new:(.+)$/;

/** The estimate that the address names, to be changed. */
export function EditedEstimate({ order, results, drafts, edited, onSaved, onReload, onClose }: EditedEstimateProps) {
  const serial = NEW.exec(edited)?.[1];
  const draftOf = (unit: string, id: string | null) =>
    drafts.find(({ unitSerial, estimateId }) => unitSerial === unit && String(estimateId) === String(id));
  if (serial !== undefined)
    return <NewEstimate {...{ order, serial, onSaved, onReload, onClose }} draft={draftOf(serial, null)} />;
  const estimate = results.find(({ id }) => String(id) === edited);
  const worked = estimate?.workedToday ?? estimate?.worked;
  if (!estimate || !worked)
    return <Notice tone="warn">This estimate is not among those of the order. Choose one below.</Notice>;
  const { id, unitSerial, name, inputs, version } = estimate;
  return (
    <EstimateEditor
      place={{ orderId: String(order.id), serial: unitSerial, estimateId: String(id) }}
      loaded={{ work: { name, inputs }, version }}
      grounds={worked}
      order={order}
      draft={draftOf(unitSerial, String(id))}
      {...{ onSaved, onReload, onClose }}
    />
  );
}
