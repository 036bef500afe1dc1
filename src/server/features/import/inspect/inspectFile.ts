import type { Word } from '../../../../domain/vocabulary/wordFields';
import { withMarkOfFile, decide } from '../mapping/propose';
import { withTaught } from '../mapping/words/wordQuestions';
import { FileError } from '../table/tableRow';
import type { ReadOptions } from '../table/readRows';
import type { ImportFile } from '../../../../contract/import/files';
import type { HiddenRows, LeadingZeros, RowsValue } from '../../../../contract/import/mapping';
import type { Column } from '../columns/columns';
import { createColumnFinder } from '../mapping/names';
import { recognize, type CountNames, type RecognizedTable, type WantedLayout } from '../table/recognize';
import type { WorkbookLimits } from '../table/limits';
import { KINDS, type Inspection } from './inspection';
import { scan } from './scan';
import { bestProfile, columnsOf, decisionsOf, valuesOf, type Profile } from './profiles';

/** A name of two lines is one name, or one in each of two languages. */
function onOneLine(header: string, find: ReturnType<typeof createColumnFinder>): string {
  const [one, both] = [header.replaceAll('\n', ' '), header.replaceAll('\n', ' / ')];
  return find(one) === null && find(both) !== null ? both : one;
}

export interface ArrivedFile {
  readonly file: ImportFile;
  readonly path: string;
  readonly name: string;
}

export interface InspectOptions {
  readonly wanted?: WantedLayout;
  readonly profiles?: readonly Profile[];
  readonly profile?: string;
  readonly isWhole?: boolean;
  /** Given for all rows. */
  readonly values?: readonly RowsValue[];
  /** The person's choice for hidden rows. */
  readonly hiddenRows?: HiddenRows | null;
  readonly leadingZeros?: LeadingZeros | null;
  /** The vocabulary. */
  readonly taught?: readonly Word[];
  readonly onRows?: (rows: number, bytes: number) => void;
  readonly signal?: AbortSignal | undefined;
  readonly limits?: WorkbookLimits | undefined;
}

/** The names of one winding are surer than those of both, which each of them has below its title. */
const worth = ({ name }: Column) => (name === 'voltages' || name === 'connections' ? 0.9 : 1);

const countNamesOf = (file: ImportFile): CountNames => {
  const find = createColumnFinder(KINDS[file]);
  return (cells) =>
    [...new Set(cells.flatMap((cell) => find(cell)?.column ?? []))].reduce((sum, column) => sum + worth(column), 0);
};

const countWith =
  (count: CountNames, profiles: readonly Profile[]): CountNames =>
  (cells) => {
    const headers = cells.map((cell) => cell.trim());
    const profile = bestProfile(profiles, headers);
    return Math.max(count(cells), profile === null ? 0 : columnsOf(profile).length);
  };

/** A profile may supply the encoding. */
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

/** Throws FileError if the profile does not exist. */
async function asChosen({ file, path }: ArrivedFile, { wanted = {}, profiles = [], profile, ...more }: InspectOptions) {
  if (profile === undefined) return { wanted, profiles, chosen: null };
  const chosen = profiles.find(({ name }) => name === profile);
  if (chosen === undefined) throw new FileError(null, `There is no profile '${profile}'`, 'Choose another profile.');
  const { sheets } = await recognize(path, countNamesOf(file), wanted, more);
  const { sheet } = chosen.layout;
  const isElsewhere = sheet !== null && sheet !== wanted.sheet && sheets.includes(sheet);
  return { wanted: isElsewhere ? { sheet } : wanted, profiles: [chosen], chosen };
}

/** Throws FileError, and the signal's reason. */
export async function inspectFile(arrived: ArrivedFile, options: InspectOptions = {}): Promise<Inspection> {
  const {
    isWhole = false,
    values = [],
    hiddenRows = null,
    leadingZeros = null,
    taught = [],
    onRows = () => undefined,
    signal,
    limits,
  } = options;
  const { wanted, profiles, chosen } = await asChosen(arrived, options);
  const found: Found = await recognized(arrived, wanted, profiles, { signal, limits });
  const { format, labels } = found;
  const table = { path: arrived.path, format, layout: found.layout, ...(labels !== undefined && { labels }) };
  const { columns: scanned, rows, first, hidden, shape } = await scan(table, onRows, { signal, limits });
  const kind = KINDS[arrived.file];
  const find = createColumnFinder(kind);
  const named = scanned.map((each) => ({ ...each, header: onOneLine(each.header, find) }));
  const columns = withMarkOfFile(named, kind, table.layout.delimiter);
  const headers = columns.map(({ header }) => header);
  const profile = chosen ?? bestProfile(profiles, headers);
  const isWindows = profile !== null && (found.encodings ?? []).includes(profile);
  const layout = isWindows ? { ...found.layout, encoding: 'windows-1252' as const } : found.layout;
  return {
    ...{ file: arrived.file, name: arrived.name, kind, columns, rows, first },
    table: {
      ...table,
      layout,
      ...shape,
      ...(hiddenRows === 'leaveOut' && { withoutHidden: true }),
    },
    hidden: { rows: hidden, are: hidden === 0 ? 'read' : hiddenRows },
    recognized: isWindows ? { ...found, layout, doubtfulLine: null } : found,
    choices: decide(columns, kind, decisionsOf(profile, columns)).map((each) => withTaught(each, taught)),
    values: [...values, ...valuesOf(profile).filter(({ target }) => !values.some((each) => each.target === target))],
    profile: profile?.name ?? null,
    ...{ isWhole, leadingZeros },
  };
}
