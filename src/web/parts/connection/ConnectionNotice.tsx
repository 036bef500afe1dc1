import { useState, useSyncExternalStore } from 'react';
import { listenTo } from '../../ui/keyboard/listenTo';
import { preloadDialog } from '../../ui/dialog/Modal';
import { OFFLINE_ID } from '../../ui/needsNetwork';
import { Mark, MarkedControls, Strip, VanishingStrip } from './connectionStyle';

// A dialog that asks before something is done, or left, must open without a network too.
preloadDialog().catch(() => undefined);

const subscribe = (onChange: () => void) => listenTo(window, { online: onChange, offline: onChange });
const isOnlineNow = () => navigator.onLine;

/**
 * Says while there is no network, marks the controls that need one, and says when it is back. Failed calls are not
 * repeated automatically (spec section 7).
 */
export function ConnectionNotice() {
  const isOnline = useSyncExternalStore(subscribe, isOnlineNow);
  const [wasOffline, setWasOffline] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);
  return (
    <>
      <span id={OFFLINE_ID} hidden>
        {!isOnline && 'You are offline. This needs the network.'}
      </span>
      <div role="status">
        {!isOnline && (
          <Strip>
            <Mark /> You are offline. What is on screen stays; anything new needs the network.
          </Strip>
        )}
        {isOnline && wasOffline && (
          <VanishingStrip>You are online again. What could not be loaded can be tried again.</VanishingStrip>
        )}
      </div>
      {!isOnline && <MarkedControls />}
    </>
  );
}
