import { useState } from 'react';
import type { AddedFile } from '../../../../contract/units/unitFiles';
import { demandIn, errorMessage } from '../../../lib/errorMessage';
import { useGated } from '../../../store/gate/useEffectGate';
import { useAppDispatch } from '../../../store/hooks';
import { useServices } from '../../../store/services';
import { captionFile, type Changed, orderFiles, removeFile, restoreFile } from '../api/unitFiles';

export function useFileChanges(serial: string, files: readonly AddedFile[]) {
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
  const at = ({ id }: AddedFile) => ({ serial, id: String(id) });
  const remove = async (file: AddedFile) => {
    if (await change('File not removed', dispatch(removeFile(at(file))))) setJustRemoved(file);
  };
  const restore = (file: AddedFile) => {
    setJustRemoved(null);
    return change('File not restored', dispatch(restoreFile(at(file))));
  };
  const write = useGated((call: () => Promise<unknown>) => void call());

  return {
    isBusy,
    justRemoved,
    caption: (file: AddedFile, caption: string) =>
      write(() => change('Caption not saved', dispatch(captionFile(at(file), caption)))),
    /** Negative steps move forward. Counts only files of the same kind. */
    move: ({ id }: AddedFile, step: number) =>
      write(() => change('Order not saved', dispatch(orderFiles(serial, idsMoved(files, id, step))))),
    remove: (file: AddedFile) => write(() => remove(file)),
    restore: (file: AddedFile) => write(() => restore(file)),
  };
}

export type FileChanges = ReturnType<typeof useFileChanges>;

function idsMoved(files: readonly AddedFile[], moved: AddedFile['id'], step: number): readonly number[] {
  const kind = files.find(({ id }) => id === moved)?.kind;
  const alike = files.filter((each) => each.kind === kind);
  const ids = alike.map(({ id }) => id);
  const order = ids.filter((id) => id !== moved).toSpliced(ids.indexOf(moved) + step, 0, moved);
  return files.map((file) => Number(order[alike.indexOf(file)] ?? file.id));
}
