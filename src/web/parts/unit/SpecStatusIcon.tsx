import type { Verdict } from '../../../contract/unit/unit';
import { type Status, StatusIcon } from '../../ui/mark/StatusIcon';
import { OptionalTooltip } from '../../ui/Tooltip';
import { type SpecStatus, verdictWords } from '../../../domain/specs/verdictWords';

const PLACEHOLDER = 'Placeholder text to describe changes required';
const TOLERATED = 'Within acceptable range';
const UNKNOWN: Readonly<Partial<Record<Verdict, string>>> = {
  'not recorded': 'The unit does not say',
  'not understood': 'The requirement cannot be read',
};

/**
 * The tooltip of a specification's status (spec section 4): what differs if it is known, the specification's own words
 * if it is not; null for a status without one.
 */
export function statusText(status: Status | null, note: string | null, verdict: Verdict | null): string | null {
  if (status === 'tolerance') return note === null ? TOLERATED : `${TOLERATED}: ${note}`;
  if (status === null || status === 'check') return null;
  if (status === 'unknown') return note ?? (verdict && UNKNOWN[verdict]) ?? null;
  return note ?? PLACEHOLDER;
}

interface SpecStatusIconProps {
  status: Status;
  /** The verdict in words: 'Needs work'; the status's own name if there is none. */
  word?: string;
  /** Null if the icon needs no explanation. */
  explanation: string | null;
  isTabStop?: boolean;
}

/** How a specification compares with the requirement: an icon with its tooltip (spec section 4), read out with its word. */
export function SpecStatusIcon({ status, word, explanation, isTabStop = true }: SpecStatusIconProps) {
  const words = [word, explanation].filter((text) => typeof text === 'string');
  return (
    <OptionalTooltip text={explanation} isTabStop={isTabStop}>
      <StatusIcon state={status} label={words.length > 0 ? words.join('. ') : undefined} />
    </OptionalTooltip>
  );
}

interface VerdictIconProps {
  verdict: Verdict;
  /** Null if there is nothing to mark. */
  status: SpecStatus | null;
  /** What differs, if it is known. */
  note: string | null;
}

/** The icon of a verdict in a list of units, explained to who gets there by arrow keys; none if nothing is to be marked. */
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
