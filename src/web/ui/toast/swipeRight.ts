import { useState, type MouseEvent, type PointerEvent } from 'react';

/** A swipe to the right by more than this dismisses a toast, px (spec section 9). */
const THRESHOLD = 50;

interface Start {
  pointerId: number;
  x: number;
  y: number;
}

const isOnButton = ({ target }: PointerEvent) => target instanceof Element && target.closest('button') !== null;

/** How far the pointer moved to the right, px; 0 if it moved further up or down. */
function rightward(start: Start, { clientX, clientY }: PointerEvent): number {
  const distance = clientX - start.x;
  return distance > Math.abs(clientY - start.y) ? distance : 0;
}

/** Follows a pointer to the right. Past the threshold the element leaves the window, else it returns. */
export function useSwipeRight(onSwiped: () => void) {
  const [start, setStart] = useState<Start | null>(null);
  const [distance, setDistance] = useState(0);
  const end = (last: number) => {
    setStart(null);
    setDistance(last);
  };
  const isTracked = ({ pointerId }: PointerEvent) => start?.pointerId === pointerId;
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (start || event.button !== 0 || isOnButton(event)) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setStart({ pointerId: event.pointerId, x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent) => {
      if (start && isTracked(event)) setDistance(rightward(start, event));
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start || !isTracked(event)) return;
      const isSwiped = rightward(start, event) > THRESHOLD;
      end(isSwiped ? window.innerWidth : 0);
      if (isSwiped) onSwiped();
    },
    onPointerCancel: (event: PointerEvent) => isTracked(event) && end(0),
    /** A press neither selects text nor takes the focus. */
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  };
  return { distance, isSwiping: start !== null, handlers };
}
