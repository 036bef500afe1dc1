import { StatusIcon, type Status } from '../../ui/mark/StatusIcon';
import { OptionalTooltip } from '../../ui/tooltip/OptionalTooltip';

interface SpecStatusIconProps {
  status: Status;
  /** The verdict in words: 'Needs work'; the status's own name where there is none. */
  word?: string;
  /** Null where the icon needs no explanation. */
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
