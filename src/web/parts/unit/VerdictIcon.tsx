import type { Verdict } from '../../../contract/unit/unit';
import { type SpecStatus, verdictWords } from '../../../domain/specs/verdictWords';
import { SpecStatusIcon } from './SpecStatusIcon';
import { statusText } from './statusText';

interface VerdictIconProps {
  verdict: Verdict;
  /** Null where there is nothing to mark. */
  status: SpecStatus | null;
  /** What differs, where it is known. */
  note: string | null;
}

/** The icon of a verdict in a list of units, explained to who gets there by arrow keys; none where nothing is to be marked. */
export function VerdictIcon({ verdict, status, note }: VerdictIconProps) {
  if (status === null) return null;
  return (
    <SpecStatusIcon
      status={status}
      word={verdictWords[verdict]}
      explanation={statusText(status, note, verdict)}
      isTabStop={false}
    />
  );
}
