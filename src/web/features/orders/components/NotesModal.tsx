import { Button } from '../../../ui/button/Button';
import { Modal } from '../../../ui/dialog/Modal';
import { Prose } from '../../../ui/elements';

interface NotesModalProps {
  notes: string | null | undefined;
  isOpen: boolean;
  onClose: () => void;
}

export const NotesModal = ({ notes, isOpen, onClose }: NotesModalProps) => (
  <Modal title="Notes" isOpen={isOpen} onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
    <Prose>{notes?.trim() ? notes : 'No notes available.'}</Prose>
  </Modal>
);
