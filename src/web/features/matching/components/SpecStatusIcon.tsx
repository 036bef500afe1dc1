import type { Verdict } from '../../../../contract/units/unit';
import { type Status, StatusIcon } from '../../../ui/mark/StatusIcon';
import { OptionalTooltip } from '../../../ui/Tooltip';
import { type SpecStatus, verdictWords } from '../../../../domain/specs/verdictWords';

const PLACEHOLDER = 'Placeholder text to describe changes required';
const TOLERATED = 'Within acceptable range';
const UNKNOWN: Readonly<Partial<Record<Verdict, string>>> = {
  'not recorded': 'The unit does not say',
  'not understood': 'The requirement cannot be read',
};

/** Spec section 4. Null if there is no tooltip. */
export function statusText(status: Status | null, note: string | null, verdict: Verdict | null): string | null {
  if (status === 'tolerance') return note === null ? TOLERATED : `${TOLERATED}: ${note}`;
  if (status === null || status === 'check') return null;
  if (status === 'unknown') return note ?? (verdict && UNKNOWN[verdict]) ?? null;
  return note ?? PLACEHOLDER;
}

interface SpecStatusIconProps {
  status: Status;
  word?: string;
  explanation: string | null;
  isTabStop?: boolean;
}

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
  status: SpecStatus | null;
  note: string | null;
  /** For screen readers, where the requirement is not in the same row. */
  required?: string | null;
}

export function VerdictIcon({ verdict, status, note, required = null }: VerdictIconProps) {
  if (status === null) return null;
  const word = verdictWords[verdict];
  const isSaid = !required || note?.startsWith('Required');
  return (
    <SpecStatusIcon
      status={status}
      word={isSaid ? word : `${word}, required ${required}`}
      explanation={statusText(status, note, verdict)}
      isTabStop={false}
    />
  );
}
