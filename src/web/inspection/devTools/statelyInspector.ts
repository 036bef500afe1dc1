import { createBrowserInspector } from '@statelyai/inspect';
import type { InspectionObserver } from '../../state/inspection';

/** Events kept until the inspector's window is open. */
const MAX_DEFERRED = 500;
/** User gestures, on which browsers allow a page to open a window. */
const GESTURES = ['click', 'keydown'] as const;

/**
 * Shows every machine in the Stately inspector. For the development build only, because it sends the machines' contents to
 * the window that it opens on the first click or key press.
 *
 * @param address - The inspector's page; '' means stately.ai.
 */
export function startInspector(address: string): InspectionObserver {
  const inspector = createBrowserInspector({
    autoStart: false,
    maxDeferredEvents: MAX_DEFERRED,
    ...(address === '' ? {} : { url: address }),
  });
  const open = () => {
    for (const gesture of GESTURES) window.removeEventListener(gesture, open, true);
    inspector.start();
  };
  for (const gesture of GESTURES) window.addEventListener(gesture, open, true);
  return (event) => inspector.inspect.next?.(event);
}
