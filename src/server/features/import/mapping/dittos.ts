import { isDitto } from './marks';
import type { Column, FileKind } from '../columns/columns';
import type { Written } from './readingOf';
import { onlyText } from '../table/shape/groupTitles';
import type { TableRow } from '../table/tableRow';

interface Repeated {
  readonly kind: Pick<FileKind, 'key' | 'unique' | 'exported'>;
  readonly columns: readonly Pick<Written, 'evidence' | 'header'>[];
  readonly choices: readonly { readonly target: Column | null }[];
}

/** No two rows have one of these in common. */
export const isIdentifier = ({ key, unique }: Pick<FileKind, 'key' | 'unique'>, { name }: Column): boolean =>
  key === name || unique.includes(name);

/** In our own exports such a cell is a value. */
export function hasDittos({ kind, columns }: Pick<Repeated, 'kind' | 'columns'>): boolean {
  const isOwn = kind.exported.every((name) => columns.some(({ header }) => header === name));
  return !isOwn && columns.some(({ evidence }) => evidence.dittos > 0);
}

/** Repeats the cells above, but identifiers; rows in file order. Lines of text are no rows. */
export function repeaterOf({ kind, columns, choices }: Repeated): (row: TableRow) => TableRow {
  if (!hasDittos({ kind, columns })) return (row) => row;
  const isRepeated = choices.map(({ target }) => target === null || !isIdentifier(kind, target));
  let above: readonly string[] = [];
  return (row) => {
    if (onlyText(row.cells) !== null) return row;
    const repeats = (cell: string, at: number) => isRepeated[at] === true && isDitto(cell.trim());
    const cells = row.cells.map((cell, at) => (repeats(cell, at) ? (above[at] ?? '') : cell));
    above = cells;
    return { ...row, cells };
  };
}
