import { Button, needsNetwork } from '../../../ui/button/Button';
import { Modal } from '../../../ui/dialog/Modal';
import { Stack } from '../../../ui/elements';

interface RetireManyProps {
  /** '1,200 of 9,000 active units (13 %)' */
  many: string;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks once more before so much is retired. */
export const RetireMany = ({ many, isOpen, onClose, onConfirm }: RetireManyProps) => (
  <Modal
    title="Retire so many?"
    size="small"
    isOpen={isOpen}
    onClose={onClose}
    footer={
      <>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" onClick={onConfirm} {...needsNetwork}>
          Retire and import
        </Button>
      </>
    }
  >
    <Stack $gap={2}>
      <p>The file lacks {many}.</p>
      <p>Make sure that it is complete: a filter or a broken export leaves rows out.</p>
    </Stack>
  </Modal>
);
