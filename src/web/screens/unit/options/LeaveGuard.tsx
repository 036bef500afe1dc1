import { useEffect, useState } from 'react';
import { guardLeaving } from '../../../state/leaving/guardLeaving';
import { Button } from '../../../ui/button/Button';
import { Modal } from '../../../ui/dialog/Modal';

interface LeaveGuardProps {
  itemCode: string;
  hasUnsaved: boolean;
}

/** Asks before the user leaves unsaved options. */
export function LeaveGuard({ itemCode, hasUnsaved }: LeaveGuardProps) {
  const [go, setGo] = useState<(() => void) | null>(null);
  // The ways to leave are outside React: the header's links, the browser's history, closing the tab.
  useEffect(() => (hasUnsaved ? guardLeaving((next) => setGo(() => next)) : undefined), [hasUnsaved]);
  const stay = () => setGo(null);
  const leave = () => {
    stay();
    go?.();
  };
  const buttons = (
    <>
      <Button onClick={leave}>Leave</Button>
      <Button variant="primary" onClick={stay}>
        Stay
      </Button>
    </>
  );
  return (
    <Modal title="Leave without saving?" size="small" isOpen={go !== null} onClose={stay} footer={buttons}>
      You changed the options of unit {itemCode}. If you leave, your changes will be lost.
    </Modal>
  );
}
