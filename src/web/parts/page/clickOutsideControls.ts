import type { MouseEvent } from 'react';

/** Handles a click on a card or row, but not one on a button or link in it, nor the end of a text selection. */
export const clickOutsideControls = (act: () => void) => (event: MouseEvent) => {
  const isOnControl = event.target instanceof Element && event.target.closest('a, button') !== null;
  const isSelecting = window.getSelection()?.type === 'Range';
  if (!isOnControl && !isSelecting) act();
};
