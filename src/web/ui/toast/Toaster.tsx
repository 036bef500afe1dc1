import { Suspense, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { PlainToast } from './PlainToast';
import { preloadable } from '../../loading/preloadable';
import { aboveNotices } from '../layout/foot';
import { latestToast, TOAST_REGION, subscribeToToasts } from './showToast';
import { space } from '../theme';

/** Loaded when the browser is idle or with the first message. If it cannot be fetched, the text is shown without it. */
export const Toasts = preloadable(() =>
  import(/* webpackChunkName: "toast" */ './Toasts').then(
    (loaded) => loaded.Toasts,
    () => PlainToast,
  ),
);

const Region = styled.section`
  position: fixed;
  right: 0;
  bottom: ${aboveNotices};
  z-index: 80;
  width: min(100vw, 26.25rem);
  padding: ${space(4)};
  pointer-events: none;
  &:focus-visible {
    outline-offset: -4px;
  }
`;

/**
 * The notification region. Both live regions exist before the first toast: assistive technology announces only what
 * changes in a live region it knows. The toasts in them have no role: with one, some screen readers announce them twice.
 */
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
