import type { Word } from '../../../../domain/vocabulary/wordFields';
import { createEvidence, type EvidenceCollector } from '../mapping/evidence';
import { withMarkOfFile, decide, type FileColumn } from '../mapping/propose';
import { withTaught } from '../mapping/words/wordQuestions';
import { GROUP_TITLE } from '../table/shape/groupTitles';
import { addMerge, createFiller, type Merge } from '../table/shape/merges';
import { FileError, MAX_COLUMNS, type RowBatches, type TableRow } from '../table/tableRow';
import { readRows, type ReadOptions, type Table } from '../table/readRows';
import type { ImportFile } from '../../../../contract/import/files';
import type { HiddenRows, LeadingZeros, RowsValue } from '../../../../contract/import/mapping';
import type { Column } from '../columns/columns';
import { createLegend } from '../mapping/words/legend';
import { createColumnFinder } from '../mapping/names';
import { recognize, type CountNames, type RecognizedTable, type WantedLayout } from '../table/recognize';
import type { WorkbookLimits } from '../table/limits';
import { KINDS, type Inspection } from './inspection';
import { bestProfile, columnsOf, decisionsOf, valuesOf, type Profile } from './profiles';

const FIRST_ROWS = 10;

interface Scan {
  readonly columns: readonly FileColumn[];
  readonly rows: number;
  readonly first: readonly TableRow[];
  readonly hidden: number;
  /** Columns of the header. */
  readonly named: number;
}

const LETTERS = 26;
const LETTER_A = 65;

/** 'Column C' for the third. */
function letterName(index: number): string {
  const last = String.fromCharCode(LETTER_A + (index % LETTERS));
  return index < LETTERS ? last : letterName(Math.floor(index / LETTERS) - 1) + last;
}

const headerAt = (cells: readonly string[], index: number): string =>
  (cells[index] ?? '')
    .trim()
    .replaceAll(/\s*\n\s*/g, '\n')
    .replaceAll(/[^\S\n]+/g, ' ') || `Column ${letterName(index)}`;

/** A name of two lines is one name, or one in each of two languages. */
function onOneLine(header: string, find: ReturnType<typeof createColumnFinder>): string {
  const [one, both] = [header.replaceAll('\n', ' '), header.replaceAll('\n', ' / ')];
  return find(one) === null && find(both) !== null ? both : one;
}

/** Workbook rows may be wider than their header, text rows only by the title above them. */
function collectors(format: Table['format'], header: readonly string[], hasTitles: () => boolean) {
  const list: EvidenceCollector[] = header.map(createEvidence);
  const add = (cells: readonly string[]) => {
    const most = format === 'xlsx' ? cells.length : header.length + (hasTitles() ? 1 : 0);
    while (list.length < most) list.push(createEvidence());
    const width = Math.min(list.length, cells.length);
    for (let index = 0; index < width; index += 1) list[index]?.add((cells[index] ?? '').trim());
  };
  return { list, add };
}

interface Scanning {
  readonly format: Table['format'];
  readonly hasTitles: () => boolean;
  readonly onRows: (rows: number, bytes: number) => void;
  /** Each line of text. */
  readonly onText: (row: TableRow) => void;
}

async function scanBatches(batches: RowBatches, { format, hasTitles, onRows, onText }: Scanning) {
  let header: readonly string[] | null = null;
  let collected = collectors(format, [], hasTitles);
  const first: TableRow[] = [];
  let [rows, hidden] = [0, 0];
  for await (const batch of batches) {
    for (const row of batch) {
      if (header === null) {
        header = row.cells;
        if (header.length > MAX_COLUMNS)
          throw new FileError(row.line, `The header has more than ${MAX_COLUMNS} columns`, 'Remove columns.');
        collected = collectors(format, header, hasTitles);
        continue;
      }
      rows += 1;
      if (row.isHidden === true) hidden += 1;
      collected.add(row.cells);
      onText(row);
      if (first.length < FIRST_ROWS) first.push(row);
    }
    onRows(rows, batch.at(-1)?.bytes ?? 0);
  }
  if (header === null)
    throw new FileError(null, 'There is no header line', 'Say which line has the names of the columns.');
  const names = header;
  const columns = collected.list.map((each, index) => ({ header: headerAt(names, index), evidence: each.found() }));
  return { columns, rows, first, hidden, named: names.length };
}

/** Merged cells are listed after the rows, so the first rows get their values last. */
async function scan(table: Table, onRows: (rows: number, bytes: number) => void, options: ReadOptions = {}) {
  const merges: Merge[] = [];
  let titles = 0;
  const onTitle = () => void (titles += 1);
  const onMerge = (range: string) => addMerge(merges, range);
  const { legend, onText } = createLegend();
  const scanning = { format: table.format, hasTitles: () => titles > 0, onRows, onText };
  const found: Scan = await readRows(table, (batches) => scanBatches(batches, scanning), {
    ...{ ...options, onMerge, onTitle, onAbove: onText },
  });
  const below = merges.filter(({ first }) => first > table.layout.headerLine);
  const columns = found.columns.map((column, index) => ({
    ...column,
    ...(titles > 0 && index === found.named && { header: GROUP_TITLE }),
    ...(legend.length > 0 && { legend }),
  }));
  return { ...found, columns, first: found.first.map(createFiller(below)), merges: below, hasGroupTitles: titles > 0 };
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
  const table = { path: arrived.path, format: found.format, layout: found.layout };
  const {
    columns: scanned,
    rows,
    first,
    hidden,
    merges,
    hasGroupTitles,
  } = await scan(table, onRows, { signal, limits });
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
      ...(merges.length > 0 && { merges }),
      ...(hasGroupTitles && { hasGroupTitles }),
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
