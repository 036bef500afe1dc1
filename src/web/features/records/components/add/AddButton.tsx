import { useState } from 'react';
import { Plus } from 'lucide-react';
import { preloadable } from '../../../../lib/loading/preloadable';
import { useHasPermission, useInsights } from '../../../../store/hooks';
import { Button, type ButtonProps } from '../../../../ui/button/Button';
import { whatOf } from '../../state/recordName';
import type { NewRecordOptions } from '../../state/useNewRecord';

const AddDialog = preloadable(
  () => import(/* webpackChunkName: "add-record" */ './AddDialog').then((m) => m.AddDialog),
  null,
);
const AddFromInquiry = preloadable(
  () => import(/* webpackChunkName: "add-record" */ './AddFromInquiry').then((m) => m.AddFromInquiry),
  null,
);

interface AddButtonProps
  extends Pick<NewRecordOptions, 'file' | 'inquiryLine'>, Pick<ButtonProps, 'size' | 'variant'> {}

/** Renders nothing without the permission to add it. */
export function AddButton({ file, inquiryLine, ...look }: AddButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [mayAddUnits, mayAddOrders] = [useHasPermission('correctUnits'), useHasPermission('correctOrders')];
  const hasInsights = useInsights();
  const label = inquiryLine === undefined ? `Add ${whatOf({ file })}` : 'Add the order of this inquiry';
  if (!hasInsights || !(file === 'units' ? mayAddUnits : mayAddOrders)) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button
        {...look}
        data-action={label}
        onPointerEnter={AddDialog.tryPreload}
        onFocus={AddDialog.tryPreload}
        onClick={() => setOpen(true)}
      >
        <Plus size={15} aria-hidden="true" />
        {label}
      </Button>
      {isOpen && inquiryLine === undefined && <AddDialog file={file} onClose={close} />}
      {isOpen && inquiryLine !== undefined && <AddFromInquiry inquiryLine={inquiryLine} onClose={close} />}
    </>
  );
}
