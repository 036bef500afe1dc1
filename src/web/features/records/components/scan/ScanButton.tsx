import { useState } from 'react';
import { ScanLine } from 'lucide-react';
import { preloadable } from '../../../../lib/loading/preloadable';
import { useServices } from '../../../../store/services';
import { Button } from '../../../../ui/button/Button';
import { scannedSerial } from '../../state/scannedSerial';
import { canScan } from './barcodes';

export const ScanDialog = preloadable(
  () => import(/* webpackChunkName: "scan" */ './ScanDialog').then((m) => m.ScanDialog),
  null,
);

/** Reads an IC# with the camera. Renders nothing in browsers that cannot read barcodes. */
export function ScanButton({ onScan }: { onScan: (serial: string) => void }) {
  const { notifier } = useServices();
  const [isOpen, setOpen] = useState(false);
  if (!canScan()) return null;
  const take = (text: string) => {
    setOpen(false);
    const serial = scannedSerial(text);
    if (serial === null) notifier.failure('Not an IC#', `The label says “${text.slice(0, 60)}”.`);
    else onScan(serial);
  };
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        <ScanLine size={14} aria-hidden="true" />
        Scan the label
      </Button>
      {isOpen && <ScanDialog onScan={take} onClose={() => setOpen(false)} />}
    </>
  );
}
