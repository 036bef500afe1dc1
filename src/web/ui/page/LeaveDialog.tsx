import { Button } from '../button/Button';
import { Modal } from '../dialog/Modal';

interface LeaveDialogProps {
  /** Null if not leaving. */
  question: { readonly leave: () => void; readonly stay: () => void } | null;
  children: string;
}

export function LeaveDialog({ question, children }: LeaveDialogProps) {
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
      {children} If you leave, your changes will be lost.
    </Modal>
  );
}
