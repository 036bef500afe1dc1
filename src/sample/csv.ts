import { stringify } from 'csv-stringify/sync';

/** Null is an empty cell; a list is joined with ';'. */
type Cell = string | number | boolean | null | readonly string[];

function written(cell: Cell): string {
  if (cell === null) return '';
  return typeof cell === 'object' ? cell.join(';') : String(cell);
}

export function toCsv(rows: readonly object[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => Object.values<Cell>({ ...row }).map(written));
  return stringify([columns, ...cells]);
}
