import type { MouseEvent } from 'react';

/** Ignores controls, text selections, and clicks that React bubbles from a dialog. */
export const clickOutsideControls = (act: () => void) => (event: MouseEvent) => {
  const { target, currentTarget } = event;
  const isOnRow = target instanceof Element && currentTarget.contains(target);
  const isSelecting = window.getSelection()?.type === 'Range';
  if (isOnRow && target.closest('a, button, label, input') === null && !isSelecting) act();
};
