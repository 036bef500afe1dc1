import { useEffect, useEffectEvent, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { useGated } from '../gate/useEffectGate';
import { setLeaveGuard } from './leaving';

/** What the person has to answer before they leave. */
export interface LeaveQuestion {
  leave: () => void;
  stay: () => void;
}

/**
 * While work is unsaved, nothing leaves this path unasked: no link, Back, Forward, or action run by `leave`; before a
 * reload or closing the tab, the browser asks. `onLeave` drops the work of who leaves. Returns the question that waits for
 * its answer. See docs/decisions/0011.
 */
export function useLeaveGuard(hasUnsaved: boolean, onLeave: () => void): LeaveQuestion | null {
  const [action, setAction] = useState<(() => void) | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const isOn = hasUnsaved && !isLeaving;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isOn && nextLocation.pathname !== currentLocation.pathname,
  );
  /** The browser asked, and the person reloads or closes the page all the same. */
  const unloaded = useEffectEvent(onLeave);
  // The frame and the browser leave outside React and the router.
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
