import { useState } from 'react';
import { QrCode } from 'lucide-react';
import { preloadable } from '../../../../lib/loading/preloadable';
import { useInsights } from '../../../../store/hooks';
import { Button } from '../../../../ui/button/Button';
import type { LabelDialogProps } from './LabelDialog';

const LabelDialog = preloadable(
  () => import(/* webpackChunkName: "label" */ './LabelDialog').then((m) => m.LabelDialog),
  null,
);

export function LabelButton(props: Omit<LabelDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  if (!useInsights()) return null;
  return (
    <>
      <Button
        data-action="Print the label of this unit"
        onPointerEnter={LabelDialog.tryPreload}
        onClick={() => setOpen(true)}
      >
        <QrCode size={15} aria-hidden="true" />
        Label
      </Button>
      {isOpen && <LabelDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
