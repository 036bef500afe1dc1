import { IMPORT_FILES, LARGEST_IMPORT_FILE, type ImportFile } from '../../../../contract/imports/files';
import type { ChosenFiles } from '../../../state/api/imports/imports';

/** What keeps a file from being taken, for people. */
export type FileFaults = Partial<Readonly<Record<ImportFile, string>>>;

const TOO_LARGE = 'is larger than 100 MB. Split it and import the pieces one after the other.';
const CHANGED = 'was changed or moved after you chose it. Choose it again.';
const TOO_OLD = 'is in the format of Excel before 2007. Open it in Excel, save it as .xlsx, and choose that.';

/** What can be said of a file before it is read. */
function faultOf({ name, size }: File): string | null {
  if (size > LARGEST_IMPORT_FILE) return `${name} ${TOO_LARGE}`;
  return /\.xls$/i.test(name) ? `${name} ${TOO_OLD}` : null;
}

export function faultsOf(files: ChosenFiles): FileFaults {
  const found = IMPORT_FILES.map((kind) => [kind, files[kind] && faultOf(files[kind])] as const);
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
  const faults: Partial<Record<ImportFile, string>> = {};
  for (const kind of IMPORT_FILES) {
    const file = files[kind];
    if (file && !(await isReadable(file))) faults[kind] = `${file.name} ${CHANGED}`;
  }
  return faults;
}

/** What a file holds, where its name says so. */
export function kindByName(name: string): ImportFile | null {
  const isOrders = /order|job|sales/i.test(name);
  const isUnits = /unit|stock|inventory|serial/i.test(name);
  if (isOrders === isUnits) return null;
  return isOrders ? 'orders' : 'units';
}

/** All but that of one kind. */
export function without<T>({ orders, units }: Partial<Readonly<Record<ImportFile, T>>>, kind: ImportFile) {
  if (kind === 'orders') return units === undefined ? {} : { units };
  return orders === undefined ? {} : { orders };
}
