import { useState, type DragEvent } from 'react';
import type { AddedFile } from '../../../../contract/unit/unitFiles';
import type { FileChanges } from './useFileChanges';

/** Dragging a photo onto another one, whose place it takes. The buttons do the same by keyboard and by touch. */
export function usePhotoDrag(files: readonly AddedFile[], { isBusy, move }: Pick<FileChanges, 'isBusy' | 'move'>) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  const drop = (at: number) => {
    end();
    const file = dragged === null ? undefined : files[dragged];
    if (file && dragged !== null && dragged !== at) move(file, at - dragged);
  };
  return {
    handleAt: (at: number) => ({
      draggable: files.length > 1 && !isBusy,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        dataTransfer.effectAllowed = 'move';
        // Firefox drags nothing that carries nothing.
        dataTransfer.setData('text/plain', files[at]?.name ?? '');
        setDragged(at);
      },
      onDragEnd: end,
    }),
    placeAt: (at: number) => ({
      'data-over': over === at && dragged !== at ? '' : undefined,
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        setOver(at);
      },
      onDragLeave: () => setOver(null),
      onDrop: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        drop(at);
      },
    }),
  };
}
