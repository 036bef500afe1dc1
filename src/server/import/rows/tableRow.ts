/** One row of a file, whatever kind of file it is. Cells are text as people see it. */
export interface TableRow {
  readonly cells: readonly string[];
  /** Where it starts; 1 is the first line of a text, or the first row of a sheet. */
  readonly line: number;
  /** How far into the file it ends. */
  readonly bytes: number;
}

/** Rows in the order of the file, a handful at a time: one by one, handing them on would cost more than reading them. */
export type RowBatches = AsyncIterable<readonly TableRow[]>;

/** Takes the rows of a file no faster than it wants. */
export type Consume<Result> = (batches: RowBatches) => Promise<Result>;

/** No row may have more characters. */
export const LONGEST_ROW = 1_000_000;
/** No row may have more columns. */
export const MOST_COLUMNS = 1_000;
