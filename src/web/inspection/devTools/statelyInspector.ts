import { createBrowserInspector } from '@statelyai/inspect';
import type { InspectionObserver } from '../../state/inspection';

/** So many events wait for the inspector's window to open. */
const MOST_WAITING = 500;
/** What a browser counts as the person's own doing, which may open a window. */
const DOINGS = ['click', 'keydown'] as const;

/**
 * Shows every machine in the Stately inspector, for the development build only: it sends what the machines hold to the
 * window that it opens. That is the one at the address given, else stately.ai. Browsers let nothing open by itself, so it
 * opens at the first click or key.
 */
export function startInspector(address: string): InspectionObserver {
  const inspector = createBrowserInspector({
    autoStart: false,
    maxDeferredEvents: MOST_WAITING,
    ...(address === '' ? {} : { url: address }),
  });
  const open = () => {
    for (const doing of DOINGS) window.removeEventListener(doing, open, true);
    inspector.start();
  };
  for (const doing of DOINGS) window.addEventListener(doing, open, true);
  return (event) => inspector.inspect.next?.(event);
}
