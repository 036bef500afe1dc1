import { useMemo } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { PlanRow } from '../../../../contract/plan/plan';
import { withPin } from '../../../../domain/plan/planAddress';
import { jobOf } from '../../../../domain/plan/planWords';
import { afterSwapText, type Swap, swapCostText, swappedText, swapsFor } from '../../../../domain/plan/changedOrders';
import { usePlan } from '../api/plan';
import { errorMessage } from '../../../lib/errorMessage';
import { Button } from '../../../ui/button/Button';
import { Modal } from '../../../ui/dialog/Modal';
import { Stack } from '../../../ui/elements';
import { StackingTable, TableScroll } from '../../../ui/layout/Table';
import { Notice } from '../../../ui/notice/Notice';
import { Working } from '../../../ui/Spinner';
import { type PlanProps, Small } from './planParts';
import { DataTable } from '../../../ui/layout/TableHead';

interface SwapUnitProps extends Omit<PlanProps, 'plan'> {
  row: PlanRow;
  isOpen: boolean;
  onClose: () => void;
}

export function SwapUnit({ row, request, onChange, isOpen, onClose }: SwapUnitProps) {
  const order_id = Number(row.order_id);
  const isRequested = isOpen && !row.is_pinned;
  const explainRequest = useMemo(
    () => (isRequested ? { ...request, explain: order_id } : skipToken),
    [isRequested, request, order_id],
  );
  const { currentData, error } = usePlan(explainRequest);
  const refused = error ? errorMessage(error) : currentData && 'refused' in currentData && currentData.refused;
  const explained = currentData && 'rows' in currentData ? currentData : undefined;
  const swap = ({ other, change }: Swap) => {
    onClose();
    const pair = { order_id, serial: change.serial ?? other.serial };
    onChange((before) => withPin(before, pair), swappedText(row, other));
  };
  return (
    <Modal size="large" title={`Swap the unit of ${jobOf(row)}`} isOpen={isOpen} onClose={onClose}>
      {row.is_pinned ? (
        <p>{`Unit ${row.serial} is pinned to ${jobOf(row)}. Unpin it to swap it.`}</p>
      ) : refused ? (
        <Notice tone="bad">{refused}</Notice>
      ) : explained === undefined ? (
        <Working>Working out the swaps...</Working>
      ) : (
        <Swaps row={row} swaps={swapsFor(explained, row)} onSwap={swap} />
      )}
    </Modal>
  );
}

function Swaps({ row, swaps, onSwap }: { row: PlanRow; swaps: readonly Swap[]; onSwap: (swap: Swap) => void }) {
  if (swaps.length === 0) return <p>No unit that the plan gives to another order fits this one at this match.</p>;
  return (
    <Stack>
      <p>{`It has unit ${row.serial} now. These orders have one that it may have, too:`}</p>
      <TableScroll>
        <DataTable
          as={StackingTable}
          titles={['Order', 'Its unit', 'Costs the plan', 'Then', 'Swap']}
          numeric={['Costs the plan']}
        >
          {swaps.map((each) => (
            <tr key={each.other.order_id}>
              <th scope="row">
                {jobOf(each.other)}
                <Small>{each.other.customer_name}</Small>
              </th>
              <td data-label="Its unit">
                {each.other.serial}
                <Small>{each.other.unit}</Small>
              </td>
              <td data-numeric data-label="Costs the plan">
                {swapCostText(each)}
              </td>
              <td data-label="Then">{afterSwapText(each, row)}</td>
              <td>
                <Button size="small" aria-label={`Swap with ${jobOf(each.other)}`} onClick={() => onSwap(each)}>
                  Swap
                </Button>
              </td>
            </tr>
          ))}
        </DataTable>
      </TableScroll>
    </Stack>
  );
}
