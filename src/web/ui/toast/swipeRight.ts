import { useState, type MouseEvent, type PointerEvent } from 'react';

/** How far to the right a toast must be swiped to go, px (spec section 9). */
const THRESHOLD = 50;

interface Start {
  pointerId: number;
  x: number;
  y: number;
}

const isOnButton = ({ target }: PointerEvent) => target instanceof Element && target.closest('button') !== null;

/** How far the pointer is to the right of where it started, px; 0 where it went more up or down than to the right. */
function rightward(start: Start, { clientX, clientY }: PointerEvent): number {
  const distance = clientX - start.x;
  return distance > Math.abs(clientY - start.y) ? distance : 0;
}

/** Follows a pointer to the right. Past the threshold the element leaves the window, else it springs back. */
export function useSwipeRight(onSwiped: () => void) {
  const [start, setStart] = useState<Start | null>(null);
  const [distance, setDistance] = useState(0);
  const end = (last: number) => {
    setStart(null);
    setDistance(last);
  };
  const isOurs = ({ pointerId }: PointerEvent) => start?.pointerId === pointerId;
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (start || event.button !== 0 || isOnButton(event)) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setStart({ pointerId: event.pointerId, x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent) => {
      if (start && isOurs(event)) setDistance(rightward(start, event));
    },
    onPointerUp: (event: PointerEvent) => {
      if (!start || !isOurs(event)) return;
      const isSwiped = rightward(start, event) > THRESHOLD;
      end(isSwiped ? window.innerWidth : 0);
      if (isSwiped) onSwiped();
    },
    onPointerCancel: (event: PointerEvent) => isOurs(event) && end(0),
    /** A press selects no text, and leaves the focus with the work. */
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  };
  return { distance, isSwiping: start !== null, handlers };
}
