import type { MouseEvent } from 'react';

/**
 * Handles a click on a card or row, but not one on a button or link in it, nor the end of a text selection. React passes on clicks in a
 * dialog that the row opened, too: those are not on the row.
 */
export const clickOutsideControls = (act: () => void) => (event: MouseEvent) => {
  const { target, currentTarget } = event;
  const isOnRow = target instanceof Element && currentTarget.contains(target);
  const isSelecting = window.getSelection()?.type === 'Range';
  if (isOnRow && target.closest('a, button') === null && !isSelecting) act();
};
