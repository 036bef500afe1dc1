import { useState } from 'react';
import type { ImportFile, ImportPart } from '../../../../contract/imports/files';
import type { ChosenFiles } from '../../../state/api/imports';
import {
  faultsOf,
  type FileFaults,
  kindByName,
  sortedByContent,
  unreadable,
  waitsForUnits,
  without,
} from './chosenFiles';

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
  const choose = (kind: ImportPart, file: File | null) => {
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
  return {
    ...{ files, setFiles, faults, setFaults, choose, drop, sort, forget },
    unsorted: unsorted[0] ?? null,
    waitsForUnits: waitsForUnits(files),
  };
}

const isReady = (files: ChosenFiles, faults: FileFaults) =>
  Object.keys(files).length > 0 && Object.keys(faults).length === 0 && !waitsForUnits(files);

interface Chosen {
  setFiles: (files: ChosenFiles) => void;
  setFaults: (faults: FileFaults) => void;
}

export function useFileCheck({ setFiles, setFaults }: Chosen) {
  const [isReading, setReading] = useState(false);
  const checkFiles = async (files: ChosenFiles): Promise<ChosenFiles | null> => {
    setReading(true);
    const changed = await unreadable(files);
    const sorted = Object.keys(changed).length > 0 ? { files, faults: changed } : await sortedByContent(files);
    setFiles(sorted.files);
    setFaults(sorted.faults);
    setReading(false);
    return isReady(sorted.files, sorted.faults) ? sorted.files : null;
  };
  return { isReading, checkFiles };
}
