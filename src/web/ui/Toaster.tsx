import { Suspense, useCallback } from 'react';
import { createPortal } from 'react-dom';
import { useToaster } from 'react-hot-toast/headless';
import styled from 'styled-components';
import { PlainToast } from './PlainToast';
import { preloadable } from './preloadable';
import { messageOf } from './showToast';
import { space } from './theme';

/** Comes with the first idle moment. Where it cannot be fetched, the words are shown all the same. */
export const ToastCard = preloadable(() =>
  import(/* webpackChunkName: "toast" */ './ToastCard').then(
    (loaded) => loaded.ToastCard,
    () => PlainToast,
  ),
);

const Region = styled.section`
  position: fixed;
  right: 0;
  bottom: 0;
  z-index: 80;
  width: min(100vw, 420px);
  padding: ${space(4)};
  pointer-events: none;
  &:focus-visible {
    outline-offset: -4px;
  }
`;

/** The notification region. It is there before the first toast, so that assistive technology hears that one too. */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  const focusOnF8 = useCallback((region: HTMLElement | null) => {
    const onKeyDown = (event: KeyboardEvent) => event.key === 'F8' && region?.focus();
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return createPortal(
    <Region
      ref={focusOnF8}
      tabIndex={-1}
      aria-label="Notifications (F8)"
      aria-live="polite"
      aria-atomic="false"
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
    >
      <Suspense>
        {toasts.map(({ id, visible }) => {
          const message = messageOf(id);
          return message && <ToastCard key={id} id={id} isVisible={visible} message={message} />;
        })}
      </Suspense>
    </Region>,
    document.body,
  );
}
