import type { DecimalMark, Delimiter } from '../../../contract/imports/mapping';
import type { FileKind } from '../columns/columns';
import { createColumnFinder } from './names';
import type { FileColumn } from './propose';

/** The mark that the numbers of all other columns show; null where they show none, or both. */
function markShown(columns: readonly FileColumn[]): DecimalMark | null {
  const hasPoints = columns.some(({ evidence }) => evidence.points > 0);
  const hasCommas = columns.some(({ evidence }) => evidence.commas > 0);
  if (hasPoints === hasCommas) return null;
  return hasPoints ? 'point' : 'comma';
}

/**
 * Columns with the decimal mark of their file. Programs write semicolons between values where the comma is the decimal
 * mark, so there '1.325' may be a thousand: the other numbers of the file decide, or a person.
 */
export function withMarkOfFile(
  columns: readonly FileColumn[],
  kind: Pick<FileKind, 'columns'>,
  delimiter: Delimiter | null,
): readonly FileColumn[] {
  if (delimiter !== ';') return columns;
  const find = createColumnFinder(kind);
  const ofFile = markShown(columns.filter(({ header }) => find(header)?.column.format.kind === 'number'));
  return columns.map((column) => ({ ...column, ofFile }));
}
