import type { Unit } from '../../../../contract/unit/unit';
import { orNA } from '../../../../domain/format/number';
import { FitLine } from '../../../parts/unit/FitBadge';
import { Modal } from '../../../ui/dialog/Modal';
import { Prose } from '../../../ui/elements';
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
      <FitLine unit={unit} />
      <Prose>{orNA(unit.reason)}</Prose>
      {unit.score_details.length > 0 && <ScoreTable unit={unit} />}
    </Modal>
  );
}
