import { useState } from 'react';
import type { ImportFile } from '../../../../contract/imports/files';
import type { ChosenFiles } from '../../../state/api/imports/imports';
import { faultsOf, kindByName, unreadable, without, type FileFaults } from './chosenFiles';

export interface FileChoice {
  files: ChosenFiles;
  faults: FileFaults;
  /** Dropped, and its name does not say what it holds. */
  unsorted: File | null;
  isReading: boolean;
  choose: (kind: ImportFile, file: File | null) => void;
  drop: (files: readonly File[]) => void;
  /** Says what the unsorted file holds; null: it was dropped by mistake. */
  sort: (kind: ImportFile | null) => void;
  /** Once more, what is chosen already. */
  again: () => void;
  forget: () => void;
}

/** The files of the next import. They are sent as soon as it is known what each of them holds. */
export function useChosenFiles(onReady: (files: ChosenFiles) => void) {
  const [files, setFiles] = useState<ChosenFiles>({});
  const [faults, setFaults] = useState<FileFaults>({});
  const [unsorted, setUnsorted] = useState<readonly File[]>([]);
  const take = (chosen: ChosenFiles, rest: readonly File[]) => {
    const found = faultsOf(chosen);
    setFiles(chosen);
    setFaults(found);
    setUnsorted(rest);
    if (rest.length === 0 && isReady(chosen, found)) onReady(chosen);
  };
  const choose = (kind: ImportFile, file: File | null) => {
    if (file) take({ ...files, [kind]: file }, unsorted);
    else {
      setFiles(without(files, kind));
      setFaults(without(faults, kind));
    }
  };
  const drop = (dropped: readonly File[]) => {
    const known = dropped.flatMap((file) => {
      const kind = kindByName(file.name);
      return kind ? [[kind, file] as const] : [];
    });
    const rest = dropped.filter(({ name }) => kindByName(name) === null);
    if (dropped.length > 0) take({ ...files, ...Object.fromEntries(known) }, rest);
  };
  const sort = (kind: ImportFile | null) => {
    const [first, ...rest] = unsorted;
    if (kind !== null && first) take({ ...files, [kind]: first }, rest);
    else setUnsorted(rest);
  };
  const forget = () => take({}, []);
  return { files, faults, setFaults, unsorted: unsorted[0] ?? null, choose, drop, sort, forget };
}

const isReady = (files: ChosenFiles, faults: FileFaults) =>
  Object.keys(files).length > 0 && Object.keys(faults).length === 0;

/** Whether the browser can still read the files; says which it cannot. */
export function useReadability(setFaults: (faults: FileFaults) => void) {
  const [isReading, setReading] = useState(false);
  const areReadable = async (files: ChosenFiles): Promise<boolean> => {
    setReading(true);
    const found = await unreadable(files);
    setFaults(found);
    setReading(false);
    return Object.keys(found).length === 0;
  };
  return { isReading, areReadable };
}
