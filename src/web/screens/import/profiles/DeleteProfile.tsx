import { Button, needsNetwork } from '../../../ui/button/Button';
import { Modal } from '../../../ui/dialog/Modal';
import { Row, Stack } from '../../../ui/elements';
import { Notice } from '../../../ui/notice/Notice';

interface DeleteProfileProps {
  name: string;
  isOpen: boolean;
  isBusy: boolean;
  failure: string | null;
  onClose: () => void;
  onDelete: (name: string) => void;
}

/** Asks before a profile is deleted. */
export const DeleteProfile = ({ name, isOpen, isBusy, failure, onClose, onDelete }: DeleteProfileProps) => (
  <Modal title="Delete profile?" size="small" isOpen={isOpen} onClose={onClose}>
    <Stack $gap={4}>
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      <p>{name} is deleted for everybody. This file stays as it is read now.</p>
      <Row $gap={2}>
        <Button variant="primary" busy={isBusy} onClick={() => onDelete(name)} {...needsNetwork}>
          Delete
        </Button>
        <Button onClick={onClose}>Keep</Button>
      </Row>
    </Stack>
  </Modal>
);
