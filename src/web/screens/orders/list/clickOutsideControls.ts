import type { MouseEvent } from 'react';

/** A click on a card or row itself: not on a button or link in it, and not the end of selecting text. */
export const clickOutsideControls = (act: () => void) => (event: MouseEvent) => {
  const isOnControl = event.target instanceof Element && event.target.closest('a, button') !== null;
  const isSelecting = window.getSelection()?.type === 'Range';
  if (!isOnControl && !isSelecting) act();
};
