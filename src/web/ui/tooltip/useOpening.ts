import { useRef, useState, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';

const isControl = (element: Element) => element.matches('a[href], button, input, select');

/** Radix skips its own handler after preventDefault. By itself it opens on any focus, and never on touch. */
export function useOpening() {
  const [isOpen, setOpen] = useState(false);
  const isTouched = useRef(false);
  /** Opened by keyboard focus, it stays until that goes, Escape or a press. */
  const isKept = useRef(false);
  // Radix closes on any scrolling, and focus scrolls its element into view.
  const change = (next: boolean) => setOpen(next || isKept.current);
  const close = () => {
    isKept.current = false;
    setOpen(false);
  };
  const events = {
    onFocus: (event: FocusEvent) => {
      isKept.current = event.currentTarget.matches(':focus-visible');
      if (!isKept.current) event.preventDefault();
    },
    // Radix compares with the last render: focus that came and went since would leave the tooltip open.
    onBlur: close,
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isTouched.current = pointerType === 'touch';
      isKept.current = false;
    },
    onClick: (event: MouseEvent) => {
      isKept.current = false;
      if (!isTouched.current || isControl(event.currentTarget)) return;
      event.preventDefault();
      setOpen(true);
    },
  };
  return { isOpen, change, close, events };
}
