import { Modal } from '../../ui/dialog/Modal';
import { ViewForm } from './ViewForm';

interface SaveViewProps {
  isOpen: boolean;
  isBusy: boolean;
  failure: string | null;
  onClose: () => void;
  onSave: (name: string, isShared: boolean) => void;
}

/** Saves the list as it is, under a name. */
export const SaveView = ({ isOpen, isBusy, failure, onClose, onSave }: SaveViewProps) => (
  <Modal title="Save view" size="small" isOpen={isOpen} onClose={onClose}>
    <ViewForm isShared={false} submit="Save" {...{ isBusy, failure, onSave }} onCancel={onClose} />
  </Modal>
);
