import type { FileLayout, FoundColumn } from '../../contract/imports/layout';
import type { ColumnMapping, FileMapping, TableLayout } from '../../contract/imports/mapping';

const isSameLayout = (one: TableLayout, other: TableLayout): boolean =>
  one.sheet === other.sheet &&
  one.encoding === other.encoding &&
  one.delimiter === other.delimiter &&
  one.headerLine === other.headerLine;

/** What a person decided about a column leaves in doubt only how its cells are read, where that is still not said. */
const decided = (column: FoundColumn, mapping: ColumnMapping): FoundColumn => ({
  ...column,
  mapping,
  doubts: column.doubts.filter(
    ({ about }) => about !== 'target' && mapping.target === column.mapping.target && mapping.reading[about] === null,
  ),
});

/** A file as it will be read by a mapping that the server has not answered yet. */
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
