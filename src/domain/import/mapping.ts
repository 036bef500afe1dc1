import type { FileLayout, Doubt, FoundColumn } from '../../contract/import/layout';
import type { FileMapping, ImportProfile, ColumnMapping, TableLayout } from '../../contract/import/mapping';

const known = (header: string) => header.trim().toLowerCase();

const sheetOf = ({ layout, sheets }: FileLayout, { layout: { sheet } }: ImportProfile) =>
  sheet !== null && sheets.includes(sheet) ? sheet : layout.sheet;

/** Applies a saved profile: its columns are matched by header, the others stay. On another sheet the server reads the columns again. */
export function profileMapping(file: FileLayout, profile: ImportProfile): FileMapping {
  const { layout, columns } = file;
  const saved = new Map(
    profile.columns.filter(({ value }) => value === undefined).map((column) => [known(column.header), column]),
  );
  return {
    profile: profile.name,
    layout: { ...layout, sheet: sheetOf(file, profile) },
    columns: columns.flatMap(({ header, mapping: { index } }) => {
      const column = saved.get(known(header));
      if (!column) return [];
      const { target, reading, words } = column;
      return [{ index, target, reading, ...(words !== undefined && { words }) }];
    }),
  };
}

export interface ImportQuestion {
  readonly column: FoundColumn;
  readonly about: Doubt;
  readonly text: string;
  /** The unknown word, of a question about words. */
  readonly word?: string;
}

/** The cell format can be decided only once the target is known. */
const ofColumn = (column: FoundColumn): ImportQuestion[] => {
  const target = column.doubts.filter(({ about }) => about === 'target');
  return (target.length > 0 ? target : column.doubts).map(({ about, question, word }) => ({
    ...{ column, about, text: question },
    ...(word !== undefined && { word }),
  }));
};

export const questionsOf = ({ columns }: FileLayout): ImportQuestion[] => columns.flatMap(ofColumn);

/** Columns with an open target and their suggestion; without one they are left out. */
export const suggestionsOf = ({ columns }: FileLayout): FoundColumn[] =>
  columns.filter(({ doubts }) => doubts.some(({ about }) => about === 'target'));

const isSameLayout = (one: TableLayout, other: TableLayout): boolean =>
  one.sheet === other.sheet &&
  one.encoding === other.encoding &&
  one.delimiter === other.delimiter &&
  one.headerLine === other.headerLine;

/** After a decision about a column, only its cell format can be open. */
const decided = (column: FoundColumn, mapping: ColumnMapping): FoundColumn => ({
  ...column,
  mapping,
  doubts: column.doubts.filter((doubt) => mapping.target === column.mapping.target && isOpen(doubt, mapping)),
});

function isOpen({ about, word }: FoundColumn['doubts'][number], { reading, words = [] }: ColumnMapping): boolean {
  if (about === 'target') return false;
  return about === 'words' ? !words.some((each) => each.word === word) : reading[about] === null;
}

export function withMapping(
  before: FileLayout,
  { layout, columns, isWhole = before.isWhole, values = before.values, hiddenRows: given }: FileMapping,
): FileLayout {
  const { hiddenRows } = before;
  const file = {
    ...{ ...before, isWhole },
    ...(values !== undefined && { values }),
    ...(hiddenRows !== undefined && { hiddenRows: { ...hiddenRows, are: given ?? hiddenRows.are } }),
  };
  if (!isSameLayout(file.layout, layout)) return { ...file, layout };
  const mapped = new Map(columns.map((column) => [column.index, column]));
  const found = file.columns.map((column) => {
    const mapping = mapped.get(column.mapping.index);
    return mapping ? decided(column, mapping) : column;
  });
  const isFilled = (name: string) =>
    found.some(({ mapping }) => mapping.target === name) || (values ?? []).some(({ target }) => target === name);
  return { ...file, columns: found, missing: file.missing.filter((name) => !isFilled(name)) };
}
