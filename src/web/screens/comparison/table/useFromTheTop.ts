import { useEffect, useRef, type RefObject } from 'react';

/** Rows in another order, or other rows, are read from the first one: whenever `arrangement` changes, the box scrolls up. */
export function useFromTheTop(box: RefObject<HTMLElement | null>, arrangement: string): void {
  const shown = useRef(arrangement);
  useEffect(() => {
    // At first the box stands where the browser or an added unit has put it.
    if (shown.current === arrangement) return;
    shown.current = arrangement;
    if (box.current) box.current.scrollTop = 0;
  }, [box, arrangement]);
}
