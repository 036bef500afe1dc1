import { useState } from 'react';
import type { Plan, PlanReservations, PlanRow } from '../../../../contract/plan/plan';
import type { PlanReservationsRequest } from '../../../../contract/plan/planRequest';
import { formatMoney } from '../../../../domain/format/money';
import { reasonRefusal, tidyReason } from '../../../../domain/reservations/refusals';
import { useReservePlannedMutation } from '../api/plan';
import { errorMessage } from '../../../lib/errorMessage';
import { useGated } from '../../../store/gate/useEffectGate';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { Modal } from '../../../ui/dialog/Modal';
import { TextArea } from '../../../ui/field/TextField';
import { Row, Stack } from '../../../ui/elements';
import { StackingTable, TableScroll } from '../../../ui/layout/Table';
import { Notice } from '../../../ui/notice/Notice';
import { PlanRowView } from './PlanRowView';
import { DataTable } from '../../../ui/layout/TableHead';
import { type PlanProps, ShowMore } from './planParts';

const PAGE = 50;

export function PlanRows({ plan, request, onChange }: PlanProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState(PAGE);
  const toggle = (serial: string) => {
    const next = new Set(chosen);
    if (!next.delete(serial)) next.add(serial);
    setChosen(next);
  };
  const selected = plan.rows.filter(({ serial }) => chosen.has(serial));
  return (
    <Stack as="section" aria-label="Planned units">
      <Row>
        <h2>Planned units</h2>
        <Button size="small" onClick={() => setChosen(selectAll(plan, selected))}>
          {selected.length === plan.rows.length && selected.length > 0 ? 'Select none' : 'Select all'}
        </Button>
        <ReservePlanned rows={selected} onDone={() => setChosen(new Set())} />
      </Row>
      <TableScroll>
        <DataTable as={StackingTable} titles={HEADS} numeric={['Margin', 'Delivery']} hidden={['Select', 'Change']}>
          {plan.rows.slice(0, shown).map((row) => (
            <PlanRowView
              key={row.serial}
              {...{ row, request, onChange }}
              hasFreight={plan.has_freight === true}
              isChosen={chosen.has(row.serial)}
              onChoose={() => toggle(row.serial)}
            />
          ))}
        </DataTable>
      </TableScroll>
      <ShowMore total={plan.rows.length} shown={shown} page={PAGE} onShow={setShown} />
    </Stack>
  );
}

const selectAll = ({ rows }: Plan, selected: readonly PlanRow[]): ReadonlySet<string> =>
  new Set(selected.length === rows.length ? [] : rows.map(({ serial }) => serial));

const HEADS = ['Select', 'Order', 'Due', 'Unit', 'Fit', 'Margin', 'Delivery', 'Next best', 'Change'];

const unitsText = (count: number) => `${count} ${count === 1 ? 'unit' : 'units'}`;

function ReservePlanned({ rows, onDone }: { rows: readonly PlanRow[]; onDone: () => void }) {
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
        {`Reserve ${unitsText(rows.length)}`}
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
