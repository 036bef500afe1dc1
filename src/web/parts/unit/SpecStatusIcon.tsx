import { StatusIcon, type Status } from '../../ui/mark/StatusIcon';
import { OptionalTooltip } from '../../ui/tooltip/OptionalTooltip';

interface SpecStatusIconProps {
  status: Status;
  /** Null where the icon needs no explanation. */
  explanation: string | null;
}

/** How a specification compares with the requirement: an icon with its tooltip (spec section 4). */
export function SpecStatusIcon({ status, explanation }: SpecStatusIconProps) {
  return (
    <OptionalTooltip text={explanation}>
      <StatusIcon state={status} label={explanation ?? undefined} />
    </OptionalTooltip>
  );
}
