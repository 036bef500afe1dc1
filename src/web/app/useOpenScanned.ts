import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { scannedSerial } from '../features/records/state/scannedSerial';
import { unitAlonePath, unitPath } from '../lib/paths';
import { useServices } from '../store/services';
import { isDialogOpen } from '../ui/keyboard/shortcuts';

/** Opens the unit of a scanned label, compared with the order on screen if there is one. */
export function useOpenScanned() {
  const { pathname } = useLocation();
  const { notifier } = useServices();
  const navigate = useNavigate();
  const orderId = matchPath('/order/:orderId', pathname)?.params.orderId;
  return (text: string) => {
    const serial = scannedSerial(text);
    if (serial === null) notifier.failure('Not an IC#', `The label says “${text.slice(0, 60)}”.`);
    else if (isDialogOpen()) notifier.success(`Scanned ${serial}`, 'Close the dialog, then scan again to open it.');
    else void navigate(orderId === undefined ? unitAlonePath(serial) : unitPath(serial, orderId));
  };
}
