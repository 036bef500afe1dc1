import { useId, useState, type ReactNode } from 'react';
import type { Unit } from '../../../contract/unit/unit';
import type { DisplayOrder } from '../../../domain/order/displayOrder';
import { jobOf, reasonRefusal, tidyReason } from '../../../domain/reservations/refusals';
import { Button } from '../../ui/button/Button';
import { Stack } from '../../ui/layout/Layout';
import { Modal } from '../../ui/dialog/Modal';
import { OFFLINE_ID } from '../../ui/needsNetwork';
import { ReserveReason } from './ReserveReason';

interface ReserveDialogProps {
  order: Pick<DisplayOrder, 'id' | 'jobOrderNumber'>;
  itemCode: Unit['serial'];
  /** What speaks against it: where there is anything, a reason is asked for. */
  points: readonly string[];
  /** What the server wants first, in its words; null for nothing. */
  demand: string | null;
  isOpen: boolean;
  onClose: () => void;
  /** What else is to be known before; it stands above the buttons. */
  warning: ReactNode;
  /** With the reason where one was asked for. */
  onConfirm: (reason?: string) => void;
  /** What the unit is worth for the order. */
  children: ReactNode;
}

/** So that Enter confirms. */
const focusAtOnce = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

/** Confirms that a unit is reserved for an order. A reason that was typed stays until the unit is reserved. */
export function ReserveDialog(props: ReserveDialogProps) {
  const { order, itemCode, points, demand, warning, isOpen, onClose, onConfirm, children } = props;
  const warningId = useId();
  const [reason, setReason] = useState('');
  const [hasTried, setTried] = useState(false);
  const isAsked = points.length > 0 || demand !== null;
  const refusal = reasonRefusal(reason);
  const confirm = () => {
    setTried(isAsked && refusal !== null);
    if (!isAsked) onConfirm();
    else if (refusal === null) onConfirm(tidyReason(reason));
  };
  return (
    <Modal
      title={`Reserve unit ${itemCode} for ${jobOf({ jobNumber: order.jobOrderNumber })}?`}
      size="small"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            ref={isAsked ? undefined : focusAtOnce}
            aria-describedby={`${OFFLINE_ID} ${warningId}`}
            onClick={confirm}
          >
            Reserve
          </Button>
        </>
      }
    >
      <Stack>
        {children}
        {isAsked && (
          <ReserveReason
            points={points}
            demand={demand}
            value={reason}
            onChange={setReason}
            error={hasTried ? refusal : null}
          />
        )}
        <p>The order moves to Unit Assigned.</p>
        <div id={warningId}>{warning}</div>
      </Stack>
    </Modal>
  );
}
