import { useState } from 'react';
import { Button } from '../../../ui/button/Button';
import { Modal } from '../../../ui/dialog/Modal';
import { TextField } from '../../../ui/field/TextField';
import { Row, Stack } from '../../../ui/layout/Layout';
import { needsNetwork } from '../../../ui/needsNetwork';
import { Dim } from '../../../ui/text/Text';

const LONGEST_NAME = 60;

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
export const SaveProfile = ({ isOpen, onClose, ...form }: SaveProfileProps) => (
  <Modal title="Save profile" size="small" isOpen={isOpen} onClose={onClose}>
    <ProfileForm {...form} onClose={onClose} />
  </Modal>
);

function ProfileForm({ name, names, isBusy, failure, onClose, onSave }: Omit<SaveProfileProps, 'isOpen'>) {
  const [text, setText] = useState(name);
  const [isMissing, setMissing] = useState(false);
  const chosen = text.trim();
  const save = () => {
    setMissing(chosen === '');
    if (chosen !== '' && !isBusy) onSave(chosen);
  };
  return (
    <Stack $gap={4}>
      <TextField
        label="Name"
        maxLength={LONGEST_NAME}
        value={text}
        onChange={setText}
        onEnter={save}
        error={isMissing ? 'Enter a name.' : failure}
      />
      <Dim>
        {names.includes(chosen)
          ? `${chosen} exists already and is replaced for everybody.`
          : 'The next file with these columns is read in the same way, for everybody.'}
      </Dim>
      <Row $gap={2}>
        <Button variant="primary" busy={isBusy} onClick={save} {...needsNetwork}>
          Save
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </Row>
    </Stack>
  );
}
