import { stringify } from 'csv-stringify/sync';

/** Null is an empty cell; a list is joined with ';'. */
type Cell = string | number | boolean | null | readonly string[];

const cellText = (cell: Cell) => (typeof cell === 'object' ? (cell?.join(';') ?? '') : String(cell));

export const toCsv = (rows: readonly object[]): string =>
  stringify([Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values<Cell>({ ...row }).map(cellText))]);
