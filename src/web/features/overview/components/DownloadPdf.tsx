import { useState } from 'react';
import { type Pdf, useSavePdf } from '../../../store/exports/useSavePdf';
import { useGated } from '../../../store/gate/useEffectGate';
import { Button, needsNetwork } from '../../../ui/button/Button';

export function DownloadPdf(pdf: Pdf) {
  const [isBusy, setBusy] = useState(false);
  const savePdf = useSavePdf();
  const save = useGated(() => {
    setBusy(true);
    void savePdf(pdf).finally(() => setBusy(false));
  });
  return (
    <Button size="small" busy={isBusy} onClick={save} {...needsNetwork}>
      Download PDF
    </Button>
  );
}
