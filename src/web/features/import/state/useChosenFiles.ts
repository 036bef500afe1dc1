import { useState } from 'react';
import {
  type ImportFile,
  type ImportPart,
  IMPORT_FILES,
  IMPORT_PARTS,
  MAX_IMPORT_FILE_BYTES,
  MAX_PHOTOS_ZIP_BYTES,
} from '../../../../contract/import/files';
import type { ChosenFiles } from '../api/imports';
import type { ImportJob } from '../../../../contract/import/job';

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

type FileFaults = Partial<Readonly<Record<ImportPart, string>>>;

const TOO_LARGE = 'is larger than 100 MB. Split it and import the pieces one after the other.';
const ZIP_TOO_LARGE = 'is larger than 1 GB. Split the units file, and give each part the ZIP of its own photos.';
const CHANGED = 'was changed or moved after you chose it. Choose it again.';
const TOO_OLD = 'is in the format of Excel before 2007. Open it in Excel, save it as .xlsx, and choose that.';

function faultOf(part: ImportPart, { name, size }: File): string | null {
  if (part === 'photos') return size > MAX_PHOTOS_ZIP_BYTES ? `${name} ${ZIP_TOO_LARGE}` : null;
  if (size > MAX_IMPORT_FILE_BYTES) return `${name} ${TOO_LARGE}`;
  return /\.xls$/i.test(name) ? `${name} ${TOO_OLD}` : null;
}

function faultsOf(files: ChosenFiles): FileFaults {
  const found = IMPORT_PARTS.map((part) => [part, files[part] && faultOf(part, files[part])] as const);
  return Object.fromEntries(found.filter(([, fault]) => fault));
}

/** Browsers refuse to read a file that changed after it was chosen. */
const isReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

async function unreadable(files: ChosenFiles): Promise<FileFaults> {
  const faults: Partial<Record<ImportPart, string>> = {};
  for (const part of IMPORT_PARTS) {
    const file = files[part];
    if (file && !(await isReadable(file))) faults[part] = `${file.name} ${CHANGED}`;
  }
  return faults;
}

function kindByName(name: string): ImportPart | null {
  if (/\.zip$/i.test(name)) return 'photos';
  const isOrders = /order|job|sales/i.test(name);
  const isUnits = /unit|stock|inventory|serial/i.test(name);
  if (isOrders === isUnits) return null;
  return isOrders ? 'orders' : 'units';
}

const without = <T>(all: Partial<Readonly<Record<ImportPart, T>>>, part: ImportPart) =>
  Object.fromEntries(Object.entries(all).filter(([each]) => each !== part));

const waitsForUnits = ({ units, photos }: ChosenFiles): boolean => photos !== undefined && units === undefined;

const ZIP = 'PK\u0003\u0004';
const DIRECTORY = 1024 * 1024;
const OF_DOCUMENTS = ['xl/workbook.', 'content.xml', 'word/document.xml', 'Index/Document.iwa'];

const textOf = async (part: Blob): Promise<string> => new TextDecoder('latin1').decode(await part.arrayBuffer());

const isZip = async (file: File): Promise<boolean> => (await textOf(file.slice(0, ZIP.length))) === ZIP;

const isDocument = async (file: File): Promise<boolean> => {
  const directory = await textOf(file.slice(-DIRECTORY));
  return OF_DOCUMENTS.some((part) => directory.includes(part));
};

async function photosFault(file: File): Promise<string | null> {
  if (!(await isZip(file))) return `${file.name} is no ZIP. Pack the photos into one, and choose that.`;
  if (await isDocument(file))
    return `${file.name} is no ZIP of photos. Choose it as the orders file or the units file.`;
  return null;
}

interface Sorted {
  readonly files: ChosenFiles;
  readonly faults: FileFaults;
}

async function sortedByContent(chosen: ChosenFiles): Promise<Sorted> {
  const fault = chosen.photos && (await photosFault(chosen.photos));
  if (fault) return { files: chosen, faults: { photos: fault } };
  for (const kind of IMPORT_FILES) {
    const file = chosen[kind];
    if (!file || !(await isZip(file)) || (await isDocument(file))) continue;
    const { [kind]: zip, ...files } = chosen;
    if (files.photos === undefined && zip) return { files: { ...files, photos: zip }, faults: {} };
    return { files: chosen, faults: { [kind]: `${file.name} is a ZIP of photos. Choose the ${kind} file here.` } };
  }
  return { files: chosen, faults: {} };
}

export const STEPS = ['files', 'columns', 'check', 'done'] as const;
export type Step = (typeof STEPS)[number];

export const stepNames: Readonly<Record<Step, string>> = {
  files: 'Files',
  columns: 'Columns',
  check: 'Check',
  done: 'Done',
};

export const stepTitles: Readonly<Record<Step, string>> = {
  files: 'Choose files',
  columns: 'Match the columns',
  check: 'Check what would change',
  done: 'Import finished',
};

const byState: Readonly<Record<ImportJob['state'], Step>> = {
  ...{ receiving: 'files', inspecting: 'columns', mapping: 'columns' },
  ...{ checking: 'check', checked: 'check', reading: 'check', saving: 'check', attaching: 'check' },
  ...{ done: 'done', refused: 'files', cancelled: 'files', failed: 'files' },
};

interface Path {
  isFollowed: boolean;
  goesBack: boolean;
}

export function stepOf(job: ImportJob | null, { isFollowed, goesBack }: Path): Step {
  if (!job || (job.state === 'done' && !isFollowed)) return 'files';
  return job.state === 'checked' && goesBack ? 'columns' : byState[job.state];
}
