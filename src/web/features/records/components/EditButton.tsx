import { useState } from 'react';
import { Pencil } from 'lucide-react';
import { preloadable } from '../../../lib/loading/preloadable';
import { useHasPermission, useInsights } from '../../../store/hooks';
import { Button, IconButton } from '../../../ui/button/Button';
import { Tooltip } from '../../../ui/Tooltip';
import { nameOf, type NamedRecord } from '../state/recordName';

const EditDialog = preloadable(
  () => import(/* webpackChunkName: "records" */ './EditDialog').then((m) => m.EditDialog),
  null,
);

/** Whether this person may correct anything of a unit or an order. */
function useMayEdit(file: NamedRecord['file']): boolean {
  const [unit, costs] = [useHasPermission('correctUnits'), useHasPermission('correctCosts')];
  const [order, requirement] = [useHasPermission('correctOrders'), useHasPermission('correctRequirements')];
  const hasInsights = useInsights();
  return hasInsights && (file === 'units' ? unit || costs : order || requirement);
}

interface EditButtonProps extends NamedRecord {
  isIcon?: boolean;
  tabIndex?: number;
  className?: string;
}

/** Renders nothing without the permission to correct it. */
export function EditButton({ isIcon = false, tabIndex, className, ...record }: EditButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const mayEdit = useMayEdit(record.file);
  if (!mayEdit) return null;
  const label = `Edit ${nameOf(record)}`;
  const press = {
    ...{ tabIndex, className },
    onPointerEnter: EditDialog.tryPreload,
    onFocus: EditDialog.tryPreload,
    onClick: () => setOpen(true),
  };
  return (
    <>
      {isIcon ? (
        <Tooltip label={label}>
          <IconButton size="small" label={label} icon={<Pencil size={15} aria-hidden="true" />} {...press} />
        </Tooltip>
      ) : (
        <Button data-action={label} {...press}>
          <Pencil size={15} aria-hidden="true" />
          Edit
        </Button>
      )}
      {isOpen && <EditDialog {...record} onClose={() => setOpen(false)} />}
    </>
  );
}
