import { useShowsPast } from '../../../state/gate/useEffectGate';
import { useLeaveGuard } from '../../../state/leaving/useLeaveGuard';
import { Button } from '../../../ui/button/Button';
import { Modal } from '../../../ui/dialog/Modal';

interface LeaveGuardProps {
  hasUnsaved: boolean;
}

/** Asks before a person leaves rates that are not saved. While the past is shown, the screen cannot be left. */
export function LeaveGuard(props: LeaveGuardProps) {
  return useShowsPast() ? null : <LeaveQuestion {...props} />;
}

function LeaveQuestion({ hasUnsaved }: LeaveGuardProps) {
  const question = useLeaveGuard(hasUnsaved);
  const stay = () => question?.stay();
  const buttons = (
    <>
      <Button onClick={() => question?.leave()}>Leave</Button>
      <Button variant="primary" onClick={stay}>
        Stay
      </Button>
    </>
  );
  return (
    <Modal title="Leave without saving?" size="small" isOpen={question !== null} onClose={stay} footer={buttons}>
      You changed the rates. If you leave, your changes will be lost.
    </Modal>
  );
}
