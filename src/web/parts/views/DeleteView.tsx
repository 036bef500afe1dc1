import type { View } from '../../../contract/views';
import { Button } from '../../ui/button/Button';
import { Row, Stack } from '../../ui/layout/Layout';
import { needsNetwork } from '../../ui/needsNetwork';
import { Notice } from '../../ui/notice/Notice';

interface DeleteViewProps {
  view: View;
  isBusy: boolean;
  failure: string | null;
  onKeep: () => void;
  onDelete: (view: View) => void;
}

/** Asks before a view is deleted. */
export const DeleteView = ({ view, isBusy, failure, onKeep, onDelete }: DeleteViewProps) => (
  <Stack $gap={4}>
    {failure !== null && <Notice tone="bad">{failure}</Notice>}
    <p>
      {view.name} is deleted{view.isShared === true ? ' for everybody' : ''}. The orders or units in it stay as they
      are.
    </p>
    <Row $gap={2}>
      <Button variant="primary" busy={isBusy} onClick={() => onDelete(view)} {...needsNetwork}>
        Delete
      </Button>
      <Button onClick={onKeep}>Keep</Button>
    </Row>
  </Stack>
);
