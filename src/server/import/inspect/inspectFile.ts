import type { ImportFile } from '../../../contract/imports/files';
import { withMarkOfFile } from '../mapping/markOfFile';
import { createColumnFinder } from '../mapping/names';
import { decide } from '../mapping/propose';
import { FileError } from '../rows/fileError';
import { recognize, type CountNames, type RecognizedTable, type WantedLayout } from '../table/recognize';
import type { ReadOptions } from '../table/readRows';
import type { WorkbookLimits } from '../workbook/limits';
import { KINDS, type Inspection } from './inspection';
import { bestProfile, saidBy, type Profile } from './profiles';
import { scan } from './scan';

/** A file that arrived. */
export interface ArrivedFile {
  readonly file: ImportFile;
  readonly path: string;
  readonly name: string;
}

export interface InspectOptions {
  /** What a person said of its layout. */
  readonly wanted?: WantedLayout;
  /** Of this kind of file. */
  readonly profiles?: readonly Profile[];
  /** The one of them that a person chose. */
  readonly profile?: string;
  /** Whether it is declared complete. */
  readonly isWhole?: boolean;
  readonly onRows?: (rows: number, bytes: number) => void;
  readonly signal?: AbortSignal | undefined;
  /** Of workbooks; absent: those of the documentation. */
  readonly limits?: WorkbookLimits | undefined;
}

const countNamesOf = (file: ImportFile): CountNames => {
  const find = createColumnFinder(KINDS[file]);
  return (cells) => cells.filter((cell) => find(cell) !== null).length;
};

/** Words of a header that a profile knows count as names, too. */
const countWith =
  (count: CountNames, profiles: readonly Profile[]): CountNames =>
  (cells) => {
    const headers = cells.map((cell) => cell.trim());
    const profile = bestProfile(profiles, headers);
    return Math.max(count(cells), profile?.columns.length ?? 0);
  };

/** A profile knows how text is encoded that does not say so itself, because a person said it when it was saved. */
async function recognized(
  { file, path }: ArrivedFile,
  wanted: WantedLayout,
  profiles: readonly Profile[],
  options: ReadOptions,
) {
  const count = countWith(countNamesOf(file), profiles);
  const found = await recognize(path, count, wanted, options);
  const encodings = profiles.filter(({ layout }) => layout.encoding === 'windows-1252');
  if (found.doubtfulLine === null || encodings.length === 0) return found;
  return { ...found, encodings };
}

type Found = RecognizedTable & { readonly encodings?: readonly Profile[] };

/** By the profile that a person chose, on its sheet, where the file has that. Throws a FileError where there is no such profile. */
async function asChosen({ file, path }: ArrivedFile, { wanted = {}, profiles = [], profile, ...more }: InspectOptions) {
  if (profile === undefined) return { wanted, profiles, chosen: null };
  const chosen = profiles.find(({ name }) => name === profile);
  if (chosen === undefined) throw new FileError(null, `There is no profile '${profile}'`, 'Choose another profile.');
  const { sheets } = await recognize(path, countNamesOf(file), wanted, more);
  const { sheet } = chosen.layout;
  const isElsewhere = sheet !== null && sheet !== wanted.sheet && sheets.includes(sheet);
  return { wanted: isElsewhere ? { sheet } : wanted, profiles: [chosen], chosen };
}

/** Recognizes a file, reads it from end to end, and proposes what its columns are. Throws a FileError, and the signal's reason. */
export async function inspectFile(arrived: ArrivedFile, options: InspectOptions = {}): Promise<Inspection> {
  const { isWhole = false, onRows = () => undefined, signal, limits } = options;
  const { wanted, profiles, chosen } = await asChosen(arrived, options);
  const found: Found = await recognized(arrived, wanted, profiles, { signal, limits });
  const table = { path: arrived.path, format: found.format, layout: found.layout };
  const { columns: scanned, rows, first } = await scan(table, onRows, { signal, limits });
  const kind = KINDS[arrived.file];
  const columns = withMarkOfFile(scanned, kind, table.layout.delimiter);
  const headers = columns.map(({ header }) => header);
  const profile = chosen ?? bestProfile(profiles, headers);
  const isWindows = profile !== null && (found.encodings ?? []).includes(profile);
  const layout = isWindows ? { ...found.layout, encoding: 'windows-1252' as const } : found.layout;
  return {
    ...{ file: arrived.file, name: arrived.name, kind, columns, rows, first },
    table: { ...table, layout },
    recognized: isWindows ? { ...found, layout, doubtfulLine: null } : found,
    choices: decide(columns, kind, saidBy(profile)),
    profile: profile?.name ?? null,
    isWhole,
  };
}
