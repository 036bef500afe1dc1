import { useState } from 'react';
import { MAX_HOLD_DAYS } from '../../../../contract/requests/inquiryHolds';
import { reasonRefusal, tidyReason } from '../../../../domain/reservations/refusals';
import { ConfirmButtons } from '../../../ui/dialog/ConfirmButtons';
import { Modal } from '../../../ui/dialog/Modal';
import { Stack } from '../../../ui/elements';
import { TextArea, TextField } from '../../../ui/field/TextField';
import { Notice } from '../../../ui/notice/Notice';
import type { InquiryWrites } from '../state/useInquiryWrites';

interface HoldDialogProps {
  /** The line's order_id. */
  line: string;
  /** Absent: chosen in the dialog. */
  serial?: string;
  writes: InquiryWrites;
  isOpen: boolean;
  onClose: () => void;
}

const DEFAULT_DAYS = '7';

export function HoldDialog({ line, serial: given, writes, isOpen, onClose }: HoldDialogProps) {
  const [typed, setTyped] = useState('');
  const [days, setDays] = useState(DEFAULT_DAYS);
  const [reason, setReason] = useState('');
  const [demand, setDemand] = useState<string | null>(null);
  const [hasTried, setTried] = useState(false);
  const serial = given ?? typed.trim();
  const count = Number(days);
  const isDays = Number.isInteger(count) && count >= 1 && count <= MAX_HOLD_DAYS;
  const refusal = demand === null ? null : reasonRefusal(reason);
  const confirm = () => {
    setTried(true);
    if (serial === '' || !isDays || refusal !== null) return;
    const because = demand === null ? {} : { reason: tidyReason(reason) };
    const askReason = (next: string) => {
      setTried(false);
      setDemand(next);
    };
    writes.hold({ serial, order_id: line, days: count, ...because }, onClose, askReason);
  };
  return (
    <Modal
      title={given === undefined ? 'Hold unit' : `Hold unit ${given}`}
      size="small"
      isOpen={isOpen}
      onClose={onClose}
      footer={<ConfirmButtons onCancel={onClose} confirm="Hold" busy={writes.isBusy} onConfirm={confirm} />}
    >
      <Stack>
        {given === undefined && (
          <TextField
            label="IC#"
            maxLength={40}
            value={typed}
            onChange={setTyped}
            onEnter={confirm}
            error={hasTried && serial === '' ? 'Enter the IC# of the unit.' : null}
          />
        )}
        <TextField
          label={`Days, 1 to ${MAX_HOLD_DAYS}`}
          type="number"
          min={1}
          max={MAX_HOLD_DAYS}
          value={days}
          onChange={setDays}
          onEnter={confirm}
          error={hasTried && !isDays ? `Enter a number from 1 to ${MAX_HOLD_DAYS}.` : null}
        />
        {demand !== null && (
          <>
            <Notice tone="warn">{demand}</Notice>
            <TextArea label="Reason" required value={reason} onChange={setReason} error={hasTried ? refusal : null} />
          </>
        )}
      </Stack>
    </Modal>
  );
}
