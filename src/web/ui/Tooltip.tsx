import { Suspense, lazy, useCallback, useState, type ReactNode } from 'react';
import styled from 'styled-components';

/** What brought the reader here: decides whether the bubble opens at once or after the delay. */
export type TooltipCause = 'pointer' | 'focus' | 'touch';

export interface TooltipProps {
  /** Nothing is shown while it is empty. */
  label: string | null | undefined;
  /** One element. It becomes focusable if it is not, so that the keyboard and touch get to the text too. */
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
}

const Host = styled.span`
  display: contents;
`;

const Bubble = lazy(() => import('./TooltipBubble').then(({ TooltipBubble }) => ({ default: TooltipBubble })));

/**
 * Text about an element, on hover, focus and touch. The bubble's code is loaded when the first reader arrives and is
 * mounted beside the element, never around it: the element keeps its focus, and a click under way is not lost.
 */
export function Tooltip({ label, children, side = 'top' }: TooltipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [cause, setCause] = useState<TooltipCause | null>(null);
  const watch = useCallback((host: HTMLElement | null) => {
    const element = host?.firstElementChild;
    if (!(element instanceof HTMLElement)) return undefined;
    return watchReaders(element, (next) => {
      setCause(next);
      if (next) setAnchor(element);
    });
  }, []);
  return (
    <>
      <Host ref={watch}>{children}</Host>
      {anchor && label && (
        <Suspense fallback={null}>
          <Bubble anchor={anchor} label={label} side={side} cause={cause} />
        </Suspense>
      )}
    </>
  );
}

function watchReaders(element: HTMLElement, tell: (cause: TooltipCause | null) => void) {
  const isPlainText = element.tabIndex < 0 && !element.hasAttribute('tabindex');
  if (isPlainText) element.tabIndex = 0;
  const listening = new AbortController();
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => element.addEventListener(type, listener, { signal: listening.signal });
  on('pointerenter', (event) => {
    if (event.pointerType !== 'touch') tell('pointer');
  });
  on('pointerleave', () => tell(null));
  on('focus', () => {
    if (element.matches(':focus-visible')) tell('focus');
  });
  on('blur', () => tell(null));
  on('pointerup', (event) => {
    if (event.pointerType === 'touch' && isPlainText) tell('touch');
  });
  return () => listening.abort();
}
