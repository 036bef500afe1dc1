import { basename } from 'node:path';
import { IMPORT_FILES, type ImportFile } from '../../../contract/imports/files';
import { missingColumns } from '../inspect/fileLayout';
import { inspectFile } from '../inspect/inspectFile';
import type { Profile } from '../inspect/profiles';
import { FileError } from '../table/tableRow';
import type { WantedLayout } from '../table/recognize';

const NAMES: Readonly<Record<ImportFile, RegExp>> = { orders: /order|job/i, units: /unit|inventor|stock/i };

const UNKNOWN = new FileError(
  null,
  'Its columns do not tell whether it holds orders or units',
  "Name all required columns, or begin the file's name with 'orders' or 'units'.",
);

interface Reading {
  readonly wanted: WantedLayout;
  readonly saved: readonly Profile[];
  readonly signal: AbortSignal;
}

/** Whether it has every required column of such a file. */
async function fits(file: ImportFile, path: string, { wanted, saved, signal }: Reading): Promise<boolean> {
  try {
    const profiles = saved.filter((profile) => profile.file === file);
    return missingColumns(await inspectFile({ file, path, name: path }, { wanted, profiles, signal })).length === 0;
  } catch (error) {
    if (error instanceof FileError) return false;
    throw error;
  }
}

/** What a file holds: its columns say it, or else its name. Throws FileError where neither does. */
export async function kindOfFile(path: string, name: string, reading: Reading): Promise<ImportFile> {
  const fitting: ImportFile[] = [];
  for (const file of IMPORT_FILES) if (await fits(file, path, reading)) fitting.push(file);
  const [only, other] = fitting;
  if (only !== undefined && other === undefined) return only;
  const [named, both] = IMPORT_FILES.filter((file) => NAMES[file].test(basename(name)));
  if (named === undefined || both !== undefined) throw UNKNOWN;
  return named;
}
