import type { Unit } from '../../../../contract/unit/unit';
import { ContentionMark } from '../../../parts/contention/ContentionMark';
import { ContentionWarning } from '../../../parts/contention/ContentionWarning';
import { useContention, useContentionNow } from '../../../state/api/contention/useContention';
import { useAskedContention } from './AskedContention';

interface UnitContentionProps {
  serial: Unit['serial'];
}

/** Marks a unit that other orders need, too; nothing where none does. */
export function UnitContention({ serial }: UnitContentionProps) {
  const { contention, isJudging } = useContention(useAskedContention(String(serial)), String(serial));
  return contention && <ContentionMark contention={contention} isJudging={isJudging} isOther />;
}

/** Who else needs the unit, asked anew. */
export function UnitContentionWarning({ serial }: UnitContentionProps) {
  const asked = useAskedContention(String(serial));
  const before = useContention(asked, String(serial));
  return <ContentionWarning {...useContentionNow(String(serial), asked.order, before)} />;
}
