import { Suspense, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { PlainToast } from './PlainToast';
import { preloadable } from '../../lib/loading/preloadable';
import { aboveBar } from '../layout/foot';
import { latestToast, TOAST_REGION, subscribeToToasts } from './showToast';
import { space } from '../theme';

/** Falls back to plain text. */
export const Toasts = preloadable(() =>
  import(/* webpackChunkName: "toast" */ './Toasts').then(
    (loaded) => loaded.Toasts,
    () => PlainToast,
  ),
);

const Region = styled.section`
  position: fixed;
  right: 0;
  bottom: ${aboveBar};
  z-index: 80;
  width: min(100vw, 26.25rem);
  padding: ${space(4)};
  pointer-events: none;
  &:focus-visible {
    outline-offset: -4px;
  }
`;

/** Live regions must exist before the first toast. Toasts have no role, or some readers announce them twice. */
export function Toaster() {
  const message = useSyncExternalStore(subscribeToToasts, latestToast);
  return createPortal(
    <Region id={TOAST_REGION} tabIndex={-1} aria-label="Notifications (F8)">
      <div aria-live="polite">
        <Suspense>{message && <Toasts tone="default" message={message} />}</Suspense>
      </div>
      <div aria-live="assertive">
        <Suspense>{message && <Toasts tone="destructive" message={message} />}</Suspense>
      </div>
    </Region>,
    document.body,
  );
}
