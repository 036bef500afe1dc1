import { useState } from 'react';
import { capitalized } from '../../../../domain/format/text';
import { reasonRefusal, tidyReason } from '../../../../domain/reservations/refusals';
import { useCall } from '../../../store/api/server/useWrites';
import { useGated } from '../../../store/gate/useEffectGate';
import { useAppDispatch, useHasPermission } from '../../../store/hooks';
import { useServices } from '../../../store/services';
import { useOfferUndo } from '../../../store/useOfferUndo';
import { ConfirmButtons } from '../../../ui/dialog/ConfirmButtons';
import { Modal } from '../../../ui/dialog/Modal';
import { Stack } from '../../../ui/elements';
import { TextArea } from '../../../ui/field/TextField';
import { Notice } from '../../../ui/notice/Notice';
import { bringBack, retireRecord } from '../api/retirement';
import { nameOf, type NamedRecord } from '../state/recordName';

interface RetireDialogProps extends NamedRecord {
  onDone: () => void;
  onCancel: () => void;
}

const CONSEQUENCE = {
  units: 'It is no longer matched, counted or reserved. You can bring it back later.',
  orders: 'It is no longer open, and no unit can be reserved for it. You can bring it back later.',
} as const;

const focusNow = (area: HTMLTextAreaElement | null) => area?.focus();

export function RetireDialog({ number, onDone, onCancel, ...id }: RetireDialogProps) {
  const name = nameOf({ ...id, number });
  const dispatch = useAppDispatch();
  const { notifier } = useServices();
  const offerUndo = useOfferUndo();
  const canUndo = useHasPermission('bringBack');
  const [reason, setReason] = useState('');
  const [hasTried, setTried] = useState(false);
  const { isBusy, failure, run } = useCall();
  const refusal = reasonRefusal(reason);
  const retire = useGated(async () => {
    setTried(true);
    if (refusal !== null || isBusy) return;
    const call = retireRecord.initiate({ ...id, reason: tidyReason(reason) }, { track: false });
    const { error } = await run(() => dispatch(call));
    if (error !== undefined) return;
    const announced = { title: `${capitalized(name)} retired`, description: tidyReason(reason) };
    const undo = () => dispatch(bringBack.initiate(id, { track: false }));
    if (canUndo) offerUndo({ ...announced, undo, undone: `${capitalized(name)} is back` });
    else notifier.success(announced.title, announced.description);
    onDone();
  });
  return (
    <Modal
      title={`Retire ${name}?`}
      size="small"
      isOpen
      onClose={onCancel}
      footer={<ConfirmButtons onCancel={onCancel} confirm="Retire" busy={isBusy} onConfirm={retire} />}
    >
      <Stack>
        <p>{CONSEQUENCE[id.file]}</p>
        {failure !== null && <Notice tone="bad">{failure}</Notice>}
        <TextArea
          ref={focusNow}
          label="Reason"
          placeholder="Sold for scrap"
          required
          value={reason}
          onChange={setReason}
          error={hasTried ? refusal : null}
        />
      </Stack>
    </Modal>
  );
}
