import { FileError } from '../rows/fileError';
import type { Consume, TableRow } from '../rows/tableRow';
import { openArchive, type Archive, type OpenOptions } from './archive';
import { readSharedStrings } from './sharedStrings';
import { sheetRows } from './sheetRows';
import { workbookParts, type WorkbookParts } from './sheets';
import { readStyles } from './styles';

/** A workbook that is open: its sheets, and the rows of each. */
export interface Workbook {
  /** Visible ones first. */
  readonly sheets: readonly string[];
  rows: (sheet: string) => AsyncGenerator<readonly TableRow[]>;
}

async function* rowsOf(archive: Archive, parts: WorkbookParts, context: Context, sheet: string) {
  const found = parts.sheets.find(({ name }) => name === sheet);
  if (found === undefined) {
    const names = parts.sheets.map(({ name }) => `'${name}'`).join(', ');
    throw new FileError(null, `The workbook has no sheet '${sheet}'`, `Choose one of ${names}.`);
  }
  yield* sheetRows(archive, found.path, await context());
}

type Context = () => Promise<Parameters<typeof sheetRows>[2]>;

/** Opens a workbook for `use` and closes it after that. Throws a FileError where it cannot be read, and the signal's reason. */
export async function withWorkbook<Result>(
  path: string,
  use: (workbook: Workbook) => Promise<Result>,
  options: OpenOptions = {},
): Promise<Result> {
  const archive = await openArchive(path, options);
  try {
    const parts = await workbookParts(archive);
    let loaded: ReturnType<Context> | undefined;
    const context: Context = () => (loaded ??= contextOf(archive, parts));
    return await use({
      sheets: parts.sheets.map(({ name }) => name),
      rows: (sheet) => rowsOf(archive, parts, context, sheet),
    });
  } finally {
    archive.close();
  }
}

async function contextOf(archive: Archive, parts: WorkbookParts) {
  const styles = await readStyles(archive, parts.styles);
  const strings = await readSharedStrings(archive, parts.strings);
  return { strings, styles, isFrom1904: parts.isFrom1904 };
}

/** Streams the rows of a sheet to `consume`. */
export const readSheetRows = <Result>(
  path: string,
  sheet: string,
  consume: Consume<Result>,
  options: OpenOptions = {},
): Promise<Result> => withWorkbook(path, ({ rows }) => consume(rows(sheet)), options);
