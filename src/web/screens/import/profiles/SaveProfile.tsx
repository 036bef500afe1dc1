import { NameForm } from '../../../parts/views/ViewForm';
import { Modal } from '../../../ui/dialog/Modal';
import { Dim } from '../../../ui/elements';

interface SaveProfileProps {
  name: string;
  /** Those that are saved already. */
  names: readonly string[];
  isOpen: boolean;
  isBusy: boolean;
  failure: string | null;
  onClose: () => void;
  onSave: (name: string) => void;
}

/** Saves how a file is read, under a name. */
export const SaveProfile = ({ isOpen, onClose, names, ...form }: SaveProfileProps) => (
  <Modal title="Save profile" size="small" isOpen={isOpen} onClose={onClose}>
    <NameForm {...form} submit="Save" onCancel={onClose}>
      {(chosen) => (
        <Dim>
          {names.includes(chosen)
            ? `${chosen} exists already and is replaced for everybody.`
            : 'The next file with these columns is read in the same way, for everybody.'}
        </Dim>
      )}
    </NameForm>
  </Modal>
);
