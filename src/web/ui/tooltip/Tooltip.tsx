import { Suspense, useCallback, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { listenTo } from '../keyboard/listenTo';
import { preloadable } from '../../loading/preloadable';

/** A reader who came to the element. A pointer may only be passing by, so it has to wait. */
export interface TooltipReader {
  by: 'pointer' | 'focus' | 'touch';
}

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

const Bubble = preloadable(() =>
  import(/* webpackChunkName: "tooltip" */ './TooltipBubble').then((m) => m.TooltipBubble),
);

/**
 * Text about an element, on hover, focus and touch. The bubble's code is loaded when the first reader arrives and is
 * mounted beside the element, never around it: the element keeps its focus, and a click under way is not lost.
 */
export function Tooltip({ label, children, side = 'top' }: TooltipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [reader, setReader] = useState<TooltipReader | null>(null);
  const watch = useCallback((host: HTMLElement | null) => {
    const element = host?.firstElementChild;
    if (!(element instanceof HTMLElement)) return undefined;
    return watchReaders(element, (by) => {
      setReader({ by });
      setAnchor(element);
    });
  }, []);
  return (
    <>
      <Host ref={watch}>{children}</Host>
      {anchor && label && (
        <Suspense fallback={null}>
          <Bubble anchor={anchor} label={label} side={side} reader={reader} />
        </Suspense>
      )}
    </>
  );
}

const isTouch = (event: Event) => 'pointerType' in event && event.pointerType === 'touch';

function watchReaders(element: HTMLElement, tell: (by: TooltipReader['by']) => void) {
  const isPlainText = element.tabIndex < 0 && !element.hasAttribute('tabindex');
  if (isPlainText) element.tabIndex = 0;
  let isTouched = false;
  return listenTo(element, {
    pointerenter: (event) => !isTouch(event) && tell('pointer'),
    pointerdown: (event) => (isTouched = isTouch(event)),
    focus: () => element.matches(':focus-visible') && tell('focus'),
    click: () => isPlainText && isTouched && tell('touch'),
  });
}
