import { useState } from 'react';
import type { PlanReservations, PlanRow } from '../../../../contract/plan/plan';
import type { PlanReservationsRequest } from '../../../../contract/plan/planRequest';
import { formatMoney } from '../../../../domain/format/money';
import { reasonRefusal, tidyReason } from '../../../../domain/reservations/refusals';
import { useReservePlannedMutation } from '../api/plan';
import { errorMessage } from '../../../lib/errorMessage';
import { useGated } from '../../../store/gate/useEffectGate';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { Modal } from '../../../ui/dialog/Modal';
import { TextArea } from '../../../ui/field/TextField';
import { Stack } from '../../../ui/elements';
import { Notice } from '../../../ui/notice/Notice';

const unitsText = (count: number) => `${count} ${count === 1 ? 'unit' : 'units'}`;

export function ReservePlanned({ rows, onDone }: { rows: readonly PlanRow[]; onDone: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [reserve, { data, error, isLoading, reset }] = useReservePlannedMutation();
  const send = useGated(async (mode: PlanReservationsRequest['mode']) => {
    const pairs = rows.map(({ order_id, serial }) => ({ order_id: Number(order_id), serial }));
    const why = tidyReason(reason);
    const { data: done } = await reserve({ pairs, mode, ...(why !== '' && { reason: why }) });
    if (done?.refused.length !== 0) return;
    setOpen(false);
    onDone();
  });
  const open = () => {
    reset();
    setOpen(true);
  };
  const wrong = tidyReason(reason) === '' ? null : reasonRefusal(reason);
  const margin = rows.reduce((sum, row) => sum + row.margin, 0);
  return (
    <>
      <Button variant="primary" size="small" disabled={rows.length === 0} onClick={open} {...needsNetwork}>
        {rows.length === 0 ? 'Reserve units' : `Reserve ${unitsText(rows.length)}`}
      </Button>
      <Modal
        title={`Reserve ${unitsText(rows.length)}?`}
        size="small"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button busy={isLoading} disabled={wrong !== null} onClick={() => send('free')}>
              Reserve those still available
            </Button>
            <Button variant="primary" busy={isLoading} disabled={wrong !== null} onClick={() => send('all')}>
              {`Reserve all ${rows.length}`}
            </Button>
          </>
        }
      >
        <Stack>
          <p>{`Each for the order that the plan gives it to, with a margin of ${formatMoney(margin)} together.`}</p>
          <TextArea
            label="Reason (units with open points need one)"
            value={reason}
            onChange={setReason}
            error={wrong}
          />
          {error && <Notice tone="bad">Nothing was reserved. {errorMessage(error)}</Notice>}
          {data && data.refused.length > 0 && <Refused outcome={data} />}
        </Stack>
      </Modal>
    </>
  );
}

const Refused = ({ outcome: { reserved, refused } }: { outcome: PlanReservations }) => (
  <Notice tone="warn">
    {reserved.length === 0 ? 'Nothing was reserved.' : `${unitsText(reserved.length)} reserved.`} Not possible:
    <ul>
      {refused.map(({ order_id, serial, reason }) => (
        <li key={`${order_id} ${serial}`}>{reason}</li>
      ))}
    </ul>
  </Notice>
);
