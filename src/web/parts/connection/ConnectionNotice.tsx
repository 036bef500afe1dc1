import { useState, useSyncExternalStore } from 'react';
import { listenTo } from '../../ui/keyboard/listenTo';
import { preloadDialog } from '../../ui/dialog/Modal';
import { OFFLINE_ID } from '../../ui/needsNetwork';
import { Mark, MarkedControls, Strip, VanishingStrip } from './connectionStyle';

// What asks before something is done, or left, has to be here when the network is not.
preloadDialog().catch(() => undefined);

const watch = (onChange: () => void) => listenTo(window, { online: onChange, offline: onChange });
const isOnlineNow = () => navigator.onLine;

/**
 * Says, quietly and for as long as it is so, that there is no network, and marks what needs one; then that it is back.
 * Failed calls are not made again by themselves (spec section 7).
 */
export function ConnectionNotice() {
  const isOnline = useSyncExternalStore(watch, isOnlineNow);
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
