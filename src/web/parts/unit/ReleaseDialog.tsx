import type { ReservedTransformer } from '../../../contract/reservations';
import { jobOf } from '../../../domain/reservations/jobOf';
import { Button } from '../../ui/button/Button';
import { Stack } from '../../ui/layout/Layout';
import { Modal } from '../../ui/dialog/Modal';
import { needsNetwork } from '../../ui/needsNetwork';

interface ReleaseDialogProps {
  reservation: Pick<ReservedTransformer, 'itemCode' | 'jobNumber' | 'customerName' | 'reservedBy'>;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before a unit is released, and names who reserved it: it may be another person's. */
export function ReleaseDialog({ reservation, isOpen, onClose, onConfirm }: ReleaseDialogProps) {
  const { itemCode, customerName, reservedBy } = reservation;
  const order = [jobOf(reservation), customerName].filter(Boolean).join(', ');
  return (
    <Modal
      title={`Release unit ${itemCode}?`}
      size="small"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={onConfirm} {...needsNetwork}>
            Release
          </Button>
        </>
      }
    >
      <Stack $gap={2}>
        <p>
          Unit {itemCode} is reserved for {order}.
        </p>
        {reservedBy?.trim() && <p>{reservedBy} reserved it.</p>}
        <p>The order goes back to Assignment Pending.</p>
      </Stack>
    </Modal>
  );
}
