import { specRows } from '../../../../domain/specs/specRows';
import type { SpecId } from '../../../../domain/specs/spec';
import type { TableColumn } from '../../../../domain/comparison/tableSort';

interface Column {
  title: string;
  /** rem */
  width: number;
}

const specColumns: readonly (Column & { id: SpecId })[] = [
  { id: 'kvaRating', title: 'kVA RATING', width: 6.5 },
  { id: 'primaryVoltage', title: 'PRIMARY V', width: 11 },
  { id: 'secondaryVoltage', title: 'SECONDARY V', width: 8 },
  { id: 'fusing', title: 'FUSING', width: 12 },
  { id: 'bushConfiguration', title: 'BUSH CONFIG', width: 11 },
  { id: 'taps', title: 'TAPS', width: 7 },
];

/** Columns that come after the specification's own. */
export const figureColumns: readonly (Column & { id: TableColumn })[] = [
  { id: 'match', title: 'MATCH', width: 6.5 },
  { id: 'work', title: 'WORK', width: 11 },
  { id: 'margin', title: 'MARGIN', width: 10 },
  { id: 'price', title: 'PRICE', width: 10 },
  { id: 'reserve', title: 'RESERVE', width: 10 },
];

export const plainColumns: readonly Column[] = [
  { title: 'UNIT ID', width: 11.5 },
  { title: 'IMAGE', width: 6.5 },
  ...specColumns,
];

/** The specifications that have a column. */
export const rowsShown = specColumns.flatMap(({ id }) => specRows.filter((row) => row.id === id));

export const columnCount = plainColumns.length + figureColumns.length;
/** rem */
export const tableWidth = [...plainColumns, ...figureColumns].reduce((sum, { width }) => sum + width, 0);
