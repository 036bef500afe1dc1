import { useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { StoredEstimate } from '../../../../contract/estimates/estimates';
import { useGated } from '../../../store/gate/useEffectGate';
import { needsNetwork } from '../../../ui/button/Button';
import { Menu } from '../../../ui/menu/Menu';
import type { MenuGroup } from '../../../ui/menu/OpenMenu';
import { useSaveEstimatePdf } from '../../quotations/api/quotations';
import { useGetOrderEstimatesQuery } from '../api/estimates';

/** The PDFs of an order's saved estimates, loaded when the menu is about to open. */
export function OrderPdfs({ orderId }: { orderId: string }) {
  const [isWanted, setWanted] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { data } = useGetOrderEstimatesQuery(isWanted ? orderId : skipToken);
  const savePdf = useSaveEstimatePdf();
  const save = useGated((...of: Parameters<typeof savePdf>) => {
    setBusy(true);
    void savePdf(...of).finally(() => setBusy(false));
  });
  const want = () => setWanted(true);
  const groups = data?.results.map((estimate) => groupOf(estimate, save)) ?? [LOADING];
  return (
    <span onPointerEnter={want} onFocus={want}>
      <Menu label="PDF" groups={groups} button={{ busy: isBusy, ...needsNetwork }} />
    </span>
  );
}

const ISSUED: ReadonlySet<string> = new Set(['quoted', 'won', 'lost']);

const LOADING: MenuGroup = { items: [{ id: 'loading', label: 'Loading…', onSelect: () => undefined }] };

function groupOf(
  { id, name, unitSerial, version, state }: StoredEstimate,
  save: (...of: Parameters<ReturnType<typeof useSaveEstimatePdf>>) => void,
): MenuGroup {
  const of = { id: String(id), version, state };
  return {
    name: `${name} · unit ${unitSerial}`,
    items: [
      {
        id: `quotation ${id}`,
        label: ISSUED.has(state) ? 'Quotation' : 'Preview quotation',
        onSelect: () => save('quotation', of),
      },
      { id: `sheet ${id}`, label: 'Internal sheet', onSelect: () => save('sheet', of) },
    ],
  };
}
