import type { FileLayout, Doubt, FoundColumn } from '../../contract/import/layout';
import type { FileMapping, ImportProfile, ColumnMapping, TableLayout } from '../../contract/import/mapping';

const known = (header: string) => header.trim().toLowerCase();

const sheetOf = ({ layout, sheets }: FileLayout, { layout: { sheet } }: ImportProfile) =>
  sheet !== null && sheets.includes(sheet) ? sheet : layout.sheet;

/** Applies a saved profile: its columns are matched by header, the others stay. On another sheet the server reads the columns again. */
export function profileMapping(file: FileLayout, profile: ImportProfile): FileMapping {
  const { layout, columns } = file;
  const saved = new Map(profile.columns.map((column) => [known(column.header), column]));
  return {
    profile: profile.name,
    layout: { ...layout, sheet: sheetOf(file, profile) },
    columns: columns.flatMap(({ header, mapping: { index } }) => {
      const column = saved.get(known(header));
      return column ? [{ index, target: column.target, reading: column.reading }] : [];
    }),
  };
}

export interface ImportQuestion {
  readonly column: FoundColumn;
  readonly about: Doubt;
  readonly text: string;
}

/** The cell format can be decided only once the target is known. */
const ofColumn = (column: FoundColumn): ImportQuestion[] => {
  const target = column.doubts.filter(({ about }) => about === 'target');
  return (target.length > 0 ? target : column.doubts).map(({ about, question }) => ({ column, about, text: question }));
};

export const questionsOf = ({ columns }: FileLayout): ImportQuestion[] => columns.flatMap(ofColumn);

const isSameLayout = (one: TableLayout, other: TableLayout): boolean =>
  one.sheet === other.sheet &&
  one.encoding === other.encoding &&
  one.delimiter === other.delimiter &&
  one.headerLine === other.headerLine;

/** After a decision about a column, only its cell format can be open. */
const decided = (column: FoundColumn, mapping: ColumnMapping): FoundColumn => ({
  ...column,
  mapping,
  doubts: column.doubts.filter(
    ({ about }) => about !== 'target' && mapping.target === column.mapping.target && mapping.reading[about] === null,
  ),
});

export function withMapping(
  before: FileLayout,
  { layout, columns, isWhole = before.isWhole }: FileMapping,
): FileLayout {
  const file = { ...before, isWhole };
  if (!isSameLayout(file.layout, layout)) return { ...file, layout };
  const given = new Map(columns.map((column) => [column.index, column]));
  const found = file.columns.map((column) => {
    const mapping = given.get(column.mapping.index);
    return mapping ? decided(column, mapping) : column;
  });
  const isFilled = (name: string) => found.some(({ mapping }) => mapping.target === name);
  return { ...file, columns: found, missing: file.missing.filter((name) => !isFilled(name)) };
}
