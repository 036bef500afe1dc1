/**
 * What the cells of a column are: percentages are per cent (5.75), money is US dollars, dates are ISO 8601. Mixed cells are
 * numbers where they are given as numbers, else text.
 */
export type CellKind = 'text' | 'mixed' | 'number' | 'money' | 'percent' | 'date';

/** A value before it is written; null for an empty cell. */
export type TableCell = string | number | null;

export interface TableColumn {
  readonly title: string;
  readonly kind: CellKind;
}

/** What a table is based on: what is said, and the value. */
export type Basis = readonly [name: string, value: string];

/** A table that people take away as a file. */
export interface Table {
  /** Without its ending. */
  readonly fileName: string;
  /** What it is, in a few words. */
  readonly title: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly TableCell[])[];
  readonly basis: readonly Basis[];
}

/** The kinds of files that a table is written to. */
export type TableFormat = 'csv' | 'xlsx';
