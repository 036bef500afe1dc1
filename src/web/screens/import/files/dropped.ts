import type { DragEvent as ReactDragEvent } from 'react';

/** The files that are dropped, without text and links. */
export const filesIn = (event: Pick<ReactDragEvent | DragEvent, 'dataTransfer'>): File[] => [
  ...(event.dataTransfer?.files ?? []),
];

/** Marks what takes one file by itself. */
export const TAKES_ONE = 'data-takes-one';

const isTaken = ({ target }: Event) => target instanceof Element && target.closest(`[${TAKES_ONE}]`) !== null;

const keep = (event: Event) => event.preventDefault();

/** Takes files that are dropped anywhere on an element: one that misses its field would replace the app. */
export const takesDrops = (take: (files: readonly File[]) => void) => (element: HTMLElement | null) => {
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const files = filesIn(event);
    if (files.length > 1 || !isTaken(event)) take(files);
  };
  element?.addEventListener('dragover', keep);
  element?.addEventListener('drop', drop);
  return () => {
    element?.removeEventListener('dragover', keep);
    element?.removeEventListener('drop', drop);
  };
};
