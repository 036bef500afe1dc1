import { useState } from 'react';
import { Plus } from 'lucide-react';
import { preloadable } from '../../../../lib/loading/preloadable';
import { useHasPermission, useInsights } from '../../../../store/hooks';
import { Button } from '../../../../ui/button/Button';
import { whatOf } from '../../api/records';
import type { AddDialogProps } from './AddDialog';

const AddDialog = preloadable(
  () => import(/* webpackChunkName: "add-record" */ './AddDialog').then((m) => m.AddDialog),
  null,
);

/** Renders nothing for people who may not add it. */
export function AddButton(props: Pick<AddDialogProps, 'file'>) {
  const [isOpen, setOpen] = useState(false);
  const [mayAddUnits, mayAddOrders] = [useHasPermission('correctUnits'), useHasPermission('correctOrders')];
  const hasInsights = useInsights();
  const label = `Add ${whatOf(props)}`;
  if (!hasInsights || !(props.file === 'units' ? mayAddUnits : mayAddOrders)) return null;
  return (
    <>
      <Button
        data-action={label}
        onPointerEnter={AddDialog.tryPreload}
        onFocus={AddDialog.tryPreload}
        onClick={() => setOpen(true)}
      >
        <Plus size={15} aria-hidden="true" />
        {label}
      </Button>
      {isOpen && <AddDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
