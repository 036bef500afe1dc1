import { Button } from '../ui/Button';
import { Modal } from '../ui/Modal';
import { Prose } from '../ui/Text';

interface NotesModalProps {
  notes: string | null | undefined;
  isOpen: boolean;
  onClose: () => void;
}

export function NotesModal({ notes, isOpen, onClose }: NotesModalProps) {
  return (
    <Modal title="Notes" isOpen={isOpen} onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <Prose>{notes?.trim() ? notes : 'No notes available.'}</Prose>
    </Modal>
  );
}
