import { Button } from '../../ui/button/Button';
import { Modal } from '../../ui/dialog/Modal';

interface LeaveDialogProps {
  /** Null while no one leaves. */
  question: { readonly leave: () => void; readonly stay: () => void } | null;
  /** A sentence that says what is not saved. */
  children: string;
}

/** Confirms before a person leaves unsaved work. */
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
