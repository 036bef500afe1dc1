import { useEffect, useState } from 'react';

/** Longer than this nobody waits for what is there already. */
const SHORT_MS = 1_000;

/** Whether something is waited for since the page came, and not for long yet. Once it is over, it is over. */
export function useShortWait(isWaiting: boolean): boolean {
  const [isShort, setShort] = useState(isWaiting);
  if (isShort && !isWaiting) setShort(false);
  // Timers are outside React.
  useEffect(() => {
    const timer = setTimeout(() => setShort(false), SHORT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isShort && isWaiting;
}
