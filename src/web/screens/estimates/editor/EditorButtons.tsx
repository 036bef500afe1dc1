import { useWhoElseMay } from '../../../state/hooks';
import { Button, needsNetwork } from '../../../ui/button/Button';
import { ExplainedButton } from '../../../ui/button/ExplainedButton';
import { Row } from '../../../ui/elements';
import type { EstimateEditing } from './useEstimateEditing';

/** Saves what was typed or forgets it. Closing does neither: the draft stays. */
export function EditorButtons({ editing, onClose }: { editing: EstimateEditing; onClose: () => void }) {
  const permissionHint = useWhoElseMay('proposeEstimate');
  const { isNew, isSaving, canSave, canReset } = editing;
  const discard = () => {
    editing.discard();
    if (isNew) onClose();
  };
  return (
    <Row $gap={2}>
      <ExplainedButton
        variant="primary"
        whyNot={permissionHint}
        busy={isSaving}
        disabled={permissionHint === null && !canSave && !isSaving}
        onClick={editing.save}
        {...needsNetwork}
      >
        Save
      </ExplainedButton>
      <Button disabled={!isNew && !canReset} onClick={discard}>
        {isNew ? 'Discard' : 'Discard changes'}
      </Button>
      <Button onClick={onClose}>Close</Button>
    </Row>
  );
}
