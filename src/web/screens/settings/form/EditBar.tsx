import { Button } from '../../../ui/button/Button';
import { Row, Dim } from '../../../ui/elements';

interface EditBarProps {
  isEditing: boolean;
  /** Values that differ from those in force. */
  changes: number;
  /** Fields that cannot be saved as they are. */
  problems: number;
  onEdit: () => void;
  onReview: () => void;
  onDiscard: () => void;
}

/** Begins, reviews and gives up a change of the rates. */
export function EditBar({ isEditing, changes, problems, onEdit, onReview, onDiscard }: EditBarProps) {
  if (!isEditing)
    return (
      <Row>
        <Button variant="primary" onClick={onEdit}>
          Change rates
        </Button>
      </Row>
    );
  return (
    <Row $gap={2}>
      <Button variant="primary" disabled={changes === 0} onClick={onReview}>
        Review changes
      </Button>
      <Button onClick={onDiscard}>Discard</Button>
      <Dim role="status">{stateText(changes, problems)}</Dim>
    </Row>
  );
}

function stateText(changes: number, problems: number): string {
  if (problems > 0) return problems === 1 ? 'One value needs attention.' : `${problems} values need attention.`;
  if (changes === 0) return 'No value changed yet.';
  return changes === 1 ? '1 value changed' : `${changes} values changed`;
}
