import { styled, createGlobalStyle, css, keyframes } from 'styled-components';
import { useState, useSyncExternalStore } from 'react';
import { OFFLINE_ID } from '../ui/button/Button';
import { Strip, StripRoom } from '../ui/notice/Strip';
import { color } from '../ui/theme';
import { listenTo } from '../ui/keyboard/listenTo';
import { preloadDialog } from '../ui/dialog/Modal';

const mark = css`
  flex: none;
  display: inline-block;
  box-sizing: border-box;
  width: 0.75rem;
  height: 0.75rem;
  border: 1.5px solid currentColor;
  border-radius: 50%;
  background: linear-gradient(45deg, transparent 43%, currentColor 43% 57%, transparent 57%);
`;

export const Mark = styled.span`
  ${mark}
  margin-right: 2px;
  vertical-align: -1.5px;
`;

export const MarkedControls = createGlobalStyle`
  button[aria-describedby~='${OFFLINE_ID}']:not([aria-busy]) {
    &::before {
      content: '';
      ${mark}
    }
    & > svg {
      display: none;
    }
  }
`;

const vanish = keyframes`
  to {
    visibility: hidden;
  }
`;

export const VanishingStrip = styled(Strip)`
  background: ${color('okSoft')};
  pointer-events: none;
  animation: ${vanish} 0s 8s forwards;
`;

// Confirmation dialogs must also open offline.
preloadDialog().catch(() => undefined);

const subscribe = (onChange: () => void) => listenTo(window, { online: onChange, offline: onChange });
const isOnlineNow = () => navigator.onLine;

/** Announces offline and online; failed calls are not retried (spec section 7). */
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
      {!isOnline && (
        <>
          <MarkedControls />
          <StripRoom />
        </>
      )}
    </>
  );
}
