import { useState } from 'react';
import type { AddedFile } from '../../../../contract/unit/unitFiles';
import { demandIn, errorMessage } from '../../../state/api/server/errorMessage';
import { captionFile, orderFiles, removeFile, restoreFile, type Changed } from '../../../state/api/unitFiles/unitFiles';
import { useAppDispatch } from '../../../state/hooks';
import { useServices } from '../../../state/services';

export interface FileChanges {
  /** One change after the other. */
  readonly isBusy: boolean;
  /** What was removed last, and can be brought back at once. */
  readonly justRemoved: AddedFile | null;
  /** Whether it was saved. */
  caption: (file: AddedFile, caption: string) => Promise<boolean>;
  /** Puts a file before (-1) or behind (1) its neighbor of the same kind. */
  move: (file: AddedFile, step: -1 | 1) => void;
  remove: (file: AddedFile) => void;
  restore: (file: AddedFile) => void;
}

/** Changes of a unit's files; what fails is said, and the files are shown as the server has them. */
export function useFileChanges(serial: string, files: readonly AddedFile[]): FileChanges {
  const dispatch = useAppDispatch();
  const { notifier } = useServices();
  const [isBusy, setBusy] = useState(false);
  const [justRemoved, setJustRemoved] = useState<AddedFile | null>(null);

  const change = async (title: string, call: Changed): Promise<boolean> => {
    setBusy(true);
    const { error } = await call;
    setBusy(false);
    if (error !== undefined) notifier.failure(title, demandIn(error) ?? errorMessage(error));
    return error === undefined;
  };
  const of = ({ id }: AddedFile) => ({ serial, id: String(id) });

  return {
    isBusy,
    justRemoved,
    caption: (file, caption) => change('Caption not saved', dispatch(captionFile(of(file), caption))),
    move: (file, step) => {
      const ids = moved(files, file, step).map(({ id }) => Number(id));
      void change('Order not saved', dispatch(orderFiles(serial, ids)));
    },
    remove: (file) => {
      const call = change('File not removed', dispatch(removeFile(of(file))));
      void call.then((isRemoved) => isRemoved && setJustRemoved(file));
    },
    restore: (file) => {
      setJustRemoved(null);
      void change('File not restored', dispatch(restoreFile(of(file))));
    },
  };
}

/** All files, with one changed places with its neighbor of the same kind. */
export function moved(files: readonly AddedFile[], file: AddedFile, step: -1 | 1): readonly AddedFile[] {
  const alike = files.filter(({ kind }) => kind === file.kind);
  const neighbor = alike[alike.findIndex(({ id }) => id === file.id) + step];
  if (neighbor === undefined) return files;
  return files.map((each) => {
    if (each.id === file.id) return neighbor;
    return each.id === neighbor.id ? file : each;
  });
}
