import { LeaveDialog } from '../../../parts/page/LeaveDialog';
import { useShowsPast } from '../../../state/gate/useEffectGate';
import { useLeaveGuard } from '../../../state/leaving/useLeaveGuard';

interface LeaveGuardProps {
  itemCode: string;
  hasUnsaved: boolean;
  /** Drops what is not saved. */
  onLeave: () => void;
}

/** Asks before the user leaves unsaved options. While the past is shown, the screen cannot be left. */
export function LeaveGuard(props: LeaveGuardProps) {
  return useShowsPast() ? null : <Guard {...props} />;
}

const Guard = ({ itemCode, hasUnsaved, onLeave }: LeaveGuardProps) => (
  <LeaveDialog
    question={useLeaveGuard(hasUnsaved, onLeave)}
  >{`You changed the options of unit ${itemCode}.`}</LeaveDialog>
);
