import { ContentionMark } from '../../../parts/unit/ContentionMark';
import { useListedContention } from '../../../state/api/matching/contention';

/** Marks a free unit that open orders need; nothing where none does. */
export function Contention({ serial, tabIndex }: { serial: string; tabIndex: number }) {
  const { contention, isJudging } = useListedContention(serial);
  return contention && <ContentionMark {...{ contention, isJudging, tabIndex }} isOther={false} />;
}
