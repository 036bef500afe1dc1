import { styled, createGlobalStyle, css, keyframes } from 'styled-components';
import { useState, useSyncExternalStore } from 'react';
import { OFFLINE_ID } from '../ui/button/Button';
import { color, hairline, screens, space } from '../ui/theme';
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

/** Pixels. */
const HEIGHT = { oneLine: 29, twoLines: 49 };

/** Toasts and fixed bars stay above the strip. */
export const StripRoom = createGlobalStyle`
  body {
    padding-bottom: ${HEIGHT.twoLines}px;
  }
  :root {
    --strip: ${HEIGHT.oneLine}px;
    ${screens.phone} {
      --strip: ${HEIGHT.twoLines}px;
    }
  }
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

export const Strip = styled.p`
  position: fixed;
  inset: auto 0 0;
  z-index: 70;
  padding: ${space(1)} ${space(6)};
  border-top: ${hairline};
  background: ${color('warnSoft')};
  color: ${color('text')};
  ${screens.phone} {
    padding-inline: ${space(3)};
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
