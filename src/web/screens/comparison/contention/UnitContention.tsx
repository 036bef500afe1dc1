import type { Unit } from '../../../../contract/unit/unit';
import { ContentionMark, ContentionWarning } from '../../../parts/unit/ContentionMark';
import { useListedContention, useContentionNow } from '../../../state/api/matching/contention';

interface UnitContentionProps {
  serial: Unit['serial'];
}

/** Marks a unit that other orders need, too; nothing where none does. */
export function UnitContention({ serial }: UnitContentionProps) {
  const { contention, isJudging } = useListedContention(String(serial));
  return contention && <ContentionMark contention={contention} isJudging={isJudging} isOther />;
}

/** Who else needs the unit, asked anew. */
export function UnitContentionWarning({ serial }: UnitContentionProps) {
  const { order, ...before } = useListedContention(String(serial));
  return <ContentionWarning {...useContentionNow(String(serial), order, before)} />;
}
