import type { Unit } from '../../../../contract/unit/unit';
import { orNA } from '../../../../domain/format/orNA';
import { Modal } from '../../../ui/dialog/Modal';
import { Prose } from '../../../ui/text/Text';
import { ScoreTable } from './ScoreTable';

interface ReasonDialogProps {
  unit: Unit;
  isOpen: boolean;
  onClose: () => void;
}

/** Why a unit is suggested, and how its score came about where the server explains it. */
export function ReasonDialog({ unit, isOpen, onClose }: ReasonDialogProps) {
  return (
    <Modal title="Reason for Suggestion" isOpen={isOpen} onClose={onClose} size="large">
      <Prose>{orNA(unit.reason)}</Prose>
      {unit.score_details.length > 0 && (
        <ScoreTable details={unit.score_details} score={unit.match_score} fitClass={unit.fit?.class ?? null} />
      )}
    </Modal>
  );
}
