import {
  IMPORT_PARTS,
  MAX_IMPORT_FILE_BYTES,
  MAX_PHOTOS_ZIP_BYTES,
  type ImportPart,
} from '../../../../contract/imports/files';
import type { ChosenFiles } from '../../../state/api/imports';

/** What keeps a file from being taken, for people. */
export type FileFaults = Partial<Readonly<Record<ImportPart, string>>>;

const TOO_LARGE = 'is larger than 100 MB. Split it and import the pieces one after the other.';
const ZIP_TOO_LARGE = 'is larger than 1 GB. Split the units file, and give each part the ZIP of its own photos.';
const CHANGED = 'was changed or moved after you chose it. Choose it again.';
const TOO_OLD = 'is in the format of Excel before 2007. Open it in Excel, save it as .xlsx, and choose that.';

/** What can be said of a file before it is read. */
function faultOf(part: ImportPart, { name, size }: File): string | null {
  if (part === 'photos') return size > MAX_PHOTOS_ZIP_BYTES ? `${name} ${ZIP_TOO_LARGE}` : null;
  if (size > MAX_IMPORT_FILE_BYTES) return `${name} ${TOO_LARGE}`;
  return /\.xls$/i.test(name) ? `${name} ${TOO_OLD}` : null;
}

export function faultsOf(files: ChosenFiles): FileFaults {
  const found = IMPORT_PARTS.map((part) => [part, files[part] && faultOf(part, files[part])] as const);
  return Object.fromEntries(found.filter(([, fault]) => fault));
}

/** The browser refuses to read a file that is no longer as it was when it was chosen. */
const isReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

export async function unreadable(files: ChosenFiles): Promise<FileFaults> {
  const faults: Partial<Record<ImportPart, string>> = {};
  for (const part of IMPORT_PARTS) {
    const file = files[part];
    if (file && !(await isReadable(file))) faults[part] = `${file.name} ${CHANGED}`;
  }
  return faults;
}

/** What a file holds, where its name says so. */
export function kindByName(name: string): ImportPart | null {
  if (/\.zip$/i.test(name)) return 'photos';
  const isOrders = /order|job|sales/i.test(name);
  const isUnits = /unit|stock|inventory|serial/i.test(name);
  if (isOrders === isUnits) return null;
  return isOrders ? 'orders' : 'units';
}

/** All but that of one part. */
export const without = <T>(all: Partial<Readonly<Record<ImportPart, T>>>, part: ImportPart) =>
  Object.fromEntries(Object.entries(all).filter(([each]) => each !== part));

/** A ZIP goes with the units whose rows name its photos. */
export const waitsForUnits = ({ units, photos }: ChosenFiles): boolean => photos !== undefined && units === undefined;
