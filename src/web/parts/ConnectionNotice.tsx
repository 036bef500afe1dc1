import { useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { listenTo } from '../ui/listenTo';
import { color, hairline, space } from '../ui/theme';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const Strip = styled.p`
  position: fixed;
  inset: auto 0 0;
  z-index: 70;
  padding: ${space(1)} ${space(6)};
  border-top: ${hairline};
  background: ${color('warnSoft')};
  color: ${color('text')};
`;

const watch = (onChange: () => void) => listenTo(window, { online: onChange, offline: onChange });
const isOnlineNow = () => navigator.onLine;

/** Says, quietly and for as long as it is so, that there is no network; then that it is back, to those who cannot see. */
export function ConnectionNotice() {
  const isOnline = useSyncExternalStore(watch, isOnlineNow);
  const [wasOffline, setWasOffline] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);
  return (
    <div role="status">
      {!isOnline && <Strip>You are offline. What is on screen stays; anything new needs the network.</Strip>}
      {isOnline && wasOffline && <VisuallyHidden>You are online again.</VisuallyHidden>}
    </div>
  );
}
