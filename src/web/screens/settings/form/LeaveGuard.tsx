import { LeaveDialog } from '../../../parts/page/LeaveDialog';
import { useShowsPast } from '../../../state/gate/useEffectGate';
import { useLeaveGuard } from '../../../state/leaving/useLeaveGuard';

interface LeaveGuardProps {
  hasUnsaved: boolean;
  /** Drops what is not saved. */
  onLeave: () => void;
}

/** Asks before a person leaves rates that are not saved. While the past is shown, the screen cannot be left. */
export function LeaveGuard(props: LeaveGuardProps) {
  return useShowsPast() ? null : <Guard {...props} />;
}

const Guard = ({ hasUnsaved, onLeave }: LeaveGuardProps) => (
  <LeaveDialog question={useLeaveGuard(hasUnsaved, onLeave)}>You changed the rates.</LeaveDialog>
);
