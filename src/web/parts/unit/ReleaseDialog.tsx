import { useEffect, useRef, useState } from 'react';
import type { ReservedTransformer } from '../../../contract/reservations';
import { jobOf, reasonRefusal, tidyReason } from '../../../domain/reservations/refusals';
import { Button } from '../../ui/button/Button';
import { TextArea } from '../../ui/field/TextArea';
import { Stack } from '../../ui/layout/Layout';
import { Modal } from '../../ui/dialog/Modal';
import { needsNetwork } from '../../ui/needsNetwork';

interface ReleaseDialogProps {
  reservation: Pick<ReservedTransformer, 'itemCode' | 'jobNumber' | 'customerName' | 'reservedBy' | 'isOwn'>;
  isOpen: boolean;
  onClose: () => void;
  /** With a reason where somebody else reserved the unit. */
  onConfirm: (reason?: string) => void;
}

/** Asks before a unit is released, and why where somebody else reserved it. A reason that was typed stays until then. */
export function ReleaseDialog({ reservation, isOpen, onClose, onConfirm }: ReleaseDialogProps) {
  const { itemCode, customerName, reservedBy, isOwn } = reservation;
  const [reason, setReason] = useState('');
  const [hasTried, setTried] = useState(false);
  const order = [jobOf(reservation), customerName].filter(Boolean).join(', ');
  const isOthers = isOwn === false;
  const refusal = reasonRefusal(reason);
  const confirm = () => {
    setTried(isOthers && refusal !== null);
    if (!isOthers) onConfirm();
    else if (refusal === null) onConfirm(tidyReason(reason));
  };
  return (
    <Modal
      title={`Release unit ${itemCode}?`}
      size="small"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={confirm} {...needsNetwork}>
            Release
          </Button>
        </>
      }
    >
      <Stack $gap={2}>
        <p>
          Unit {itemCode} is reserved for {order}.
        </p>
        {reservedBy?.trim() && (
          <p>
            {reservedBy} reserved it{isOthers && ', and will see your reason'}.
          </p>
        )}
        {isOthers && <Reason value={reason} onChange={setReason} error={hasTried ? refusal : null} />}
        <p>The order goes back to Assignment Pending.</p>
      </Stack>
    </Modal>
  );
}

interface ReasonProps {
  value: string;
  onChange: (value: string) => void;
  error: string | null;
}

function Reason({ value, onChange, error }: ReasonProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (error !== null) input.current?.focus();
  }, [error]);
  return <TextArea ref={input} label="Reason" required value={value} onChange={onChange} error={error} />;
}
