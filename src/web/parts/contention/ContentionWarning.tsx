import type { UnitContention } from '../../../contract/matching/contention';
import { contentionText } from '../../../domain/contention/contentionText';
import { Notice } from '../../ui/notice/Notice';
import { Dim } from '../../ui/text/Text';
import { ContentionList } from './ContentionList';

interface ContentionWarningProps {
  contention: UnitContention | null;
  isJudging: boolean;
}

/** Says before a unit is reserved who else needs it. */
export function ContentionWarning({ contention, isJudging }: ContentionWarningProps) {
  if (contention === null) {
    return isJudging ? <Dim>Orders are still being judged: others may need this unit, too.</Dim> : null;
  }
  return (
    <Notice tone="warn">
      <p>
        <strong>{contentionText(contention.count, true)}</strong>
      </p>
      <ContentionList contention={contention} isJudging={isJudging} />
    </Notice>
  );
}
