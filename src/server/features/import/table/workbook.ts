import { FileError, type Consume, type TableRow } from './tableRow';
import { openArchive, type Archive, type OpenOptions } from './archive';
import { attribute, readXml, readSharedStrings } from './xml';
import { sheetRows, type SheetContext } from './sheetRows';
import { readStyles } from './cellText';

interface Sheet {
  readonly name: string;
  readonly path: string;
}

interface WorkbookParts {
  /** Visible sheets first. */
  readonly sheets: readonly Sheet[];
  /** Old Excel for Macintosh. */
  readonly isFrom1904: boolean;
  readonly strings: string | null;
  readonly styles: string | null;
}

/** Excel allows 31 letters, other programs more. */
const MAX_NAME_LENGTH = 255;
const NAME_TOO_LONG = new FileError(null, `A sheet has a name of more than ${MAX_NAME_LENGTH} letters`, 'Shorten it.');
const WORKBOOK = 'xl/workbook.xml';
const FOLDER = 'zip:/xl/';
const RELATIONS = 'xl/_rels/workbook.xml.rels';

interface Relation {
  readonly type: string;
  readonly path: string;
}

function pathOf(target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  return URL.canParse(target, FOLDER) ? new URL(target, FOLDER).pathname.slice(1) : target;
}

async function relationsOf(archive: Archive): Promise<ReadonlyMap<string, Relation>> {
  const relations = new Map<string, Relation>();
  await readXml(archive.stream(RELATIONS, archive.budget.limits.partBytes), {
    onOpen: (name, { Id = '', Type = '', Target = '' }) => {
      if (name === 'Relationship')
        relations.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), path: pathOf(Target) });
    },
  });
  return relations;
}

async function workbookParts(archive: Archive): Promise<WorkbookParts> {
  const relations = await relationsOf(archive);
  const found: { sheet: Sheet; isHidden: boolean }[] = [];
  let isFrom1904 = false;
  await readXml(archive.stream(WORKBOOK, archive.budget.limits.partBytes), {
    onOpen: (tag, attributes) => {
      if (tag === 'workbookPr') isFrom1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (tag !== 'sheet') return;
      const relation = relations.get(attribute(attributes, 'id') ?? '');
      if (relation?.type !== 'worksheet') return;
      const isHidden = (attributes.state ?? 'visible') !== 'visible';
      const name = attributes.name ?? '';
      if (name.length > MAX_NAME_LENGTH) throw NAME_TOO_LONG;
      archive.budget.takeSheet();
      found.push({ sheet: { name, path: relation.path }, isHidden });
    },
  });
  if (found.length === 0) throw new FileError(null, 'The workbook has no sheet of cells', 'Save the table as a sheet.');
  const ofType = (type: string) => [...relations.values()].find((each) => each.type === type)?.path ?? null;
  const named = (isHidden: boolean) => found.filter((each) => each.isHidden === isHidden).map(({ sheet }) => sheet);
  return {
    sheets: [...named(false), ...named(true)],
    isFrom1904,
    strings: ofType('sharedStrings'),
    styles: ofType('styles'),
  };
}

export interface Workbook {
  readonly sheets: readonly string[];
  rows: (sheet: string, onMerge?: SheetContext['onMerge']) => AsyncGenerator<readonly TableRow[]>;
}

async function* rowsOf({ archive, parts, context }: Opened, sheet: string, onMerge: SheetContext['onMerge']) {
  const found = parts.sheets.find(({ name }) => name === sheet);
  if (found === undefined) {
    const names = parts.sheets.map(({ name }) => `'${name}'`).join(', ');
    throw new FileError(null, `The workbook has no sheet '${sheet}'`, `Choose one of ${names}.`);
  }
  yield* sheetRows(archive, found.path, { ...(await context()), onMerge });
}

interface Opened {
  readonly archive: Archive;
  readonly parts: WorkbookParts;
  readonly context: () => Promise<SheetContext>;
}

export async function withWorkbook<Result>(
  path: string,
  use: (workbook: Workbook) => Promise<Result>,
  options: OpenOptions = {},
): Promise<Result> {
  const archive = await openArchive(path, options);
  try {
    const parts = await workbookParts(archive);
    let loaded: ReturnType<Opened['context']> | undefined;
    const context = () => (loaded ??= contextOf(archive, parts));
    return await use({
      sheets: parts.sheets.map(({ name }) => name),
      rows: (sheet, onMerge) => rowsOf({ archive, parts, context }, sheet, onMerge),
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

export interface SheetOptions extends OpenOptions {
  readonly onMerge?: SheetContext['onMerge'];
}

export const readSheetRows = <Result>(
  path: string,
  sheet: string,
  consume: Consume<Result>,
  { onMerge, ...options }: SheetOptions = {},
): Promise<Result> => withWorkbook(path, ({ rows }) => consume(rows(sheet, onMerge)), options);
