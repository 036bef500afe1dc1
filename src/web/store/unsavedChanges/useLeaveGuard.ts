import { useEffect, useEffectEvent, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { useGated } from '../gate/useEffectGate';
import { setLeaveGuard } from './unsavedChanges';

export interface LeaveQuestion {
  leave: () => void;
  stay: () => void;
}

/** Confirms before leaving with unsaved work. Returns the open question, or null. See docs/decisions/0011. */
export function useLeaveGuard(hasUnsaved: boolean, onLeave: () => void): LeaveQuestion | null {
  const [action, setAction] = useState<(() => void) | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const isOn = hasUnsaved && !isLeaving;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isOn && nextLocation.pathname !== currentLocation.pathname,
  );
  const unloaded = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isOn) return undefined;
    const refuse = (event: Event) => event.preventDefault();
    const drop = () => unloaded();
    window.addEventListener('beforeunload', refuse);
    window.addEventListener('pagehide', drop);
    setLeaveGuard((go) => setAction(() => go));
    return () => {
      window.removeEventListener('beforeunload', refuse);
      window.removeEventListener('pagehide', drop);
      setLeaveGuard(null);
    };
  }, [isOn]);
  const stay = () => (blocker.state === 'blocked' ? blocker.reset() : setAction(null));
  const leave = useGated(() => {
    onLeave();
    if (blocker.state === 'blocked') {
      blocker.proceed();
      return;
    }
    if (action === null) return;
    setAction(null);
    setLeaving(true);
    action();
  });
  return blocker.state === 'blocked' || action !== null ? { leave, stay } : null;
}
