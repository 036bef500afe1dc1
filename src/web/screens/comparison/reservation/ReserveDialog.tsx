import type { Unit } from '../../../../contract/unit/unit';
import { formatMoney } from '../../../../domain/format/money';
import { formatPercentage } from '../../../../domain/format/number';
import { NOT_AVAILABLE, orNA } from '../../../../domain/format/orNA';
import { matchPercent } from '../../../../domain/specs/matchPercent';
import type { DisplayOrder } from '../../../../domain/order/displayOrder';
import { jobOf } from '../../../../domain/reservations/jobOf';
import { useAppSelector } from '../../../state/hooks';
import { selectEstimate } from '../../../state/selectors/comparisonChoices';
import { Button } from '../../../ui/button/Button';
import { KeyValue } from '../../../ui/layout/KeyValue';
import { Stack } from '../../../ui/layout/Layout';
import { Modal } from '../../../ui/dialog/Modal';
import { needsNetwork } from '../../../ui/needsNetwork';

interface OrderAndUnit {
  order: DisplayOrder;
  unit: Unit;
}

interface ReserveDialogProps extends OrderAndUnit {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Confirms that a unit is reserved for an order. */
export function ReserveDialog({ isOpen, onClose, onConfirm, order, unit }: ReserveDialogProps) {
  return (
    <Modal
      title={`Reserve unit ${unit.serial} for ${jobOf({ orderId: order.id, jobNumber: order.jobOrderNumber })}?`}
      size="small"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={onConfirm} {...needsNetwork}>
            Reserve
          </Button>
        </>
      }
    >
      <Stack>
        <Summary order={order} unit={unit} />
        <p>The order moves to Unit Assigned.</p>
      </Stack>
    </Modal>
  );
}

/** Reads the store while the dialog is open, so the margin is current. */
function Summary({ order, unit }: OrderAndUnit) {
  const estimate = useAppSelector((state) => selectEstimate(state, order.id, unit, order.dollarValue));
  const percent = matchPercent(unit.match_score);
  const items = [
    { label: 'Customer', value: orNA(order.customerName) },
    { label: 'Match', value: percent === null ? NOT_AVAILABLE : `${percent}%` },
    { label: 'Margin', value: `${formatMoney(estimate.margin)} · ${formatPercentage(estimate.marginPercentage)}` },
  ];
  return <KeyValue items={items} />;
}
