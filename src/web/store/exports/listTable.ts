import { parse } from 'csv-parse/sync';
import { restoredFormula } from '../../../domain/format/neutralizeFormula';
import { columnsOf, type CellKind, type Table } from '../../../domain/tables/table';

export interface ListTable extends Pick<Table, 'fileName' | 'title' | 'basis'> {
  readonly kinds: Readonly<Record<string, CellKind>>;
}

export function listTable(csv: string, { kinds, ...rest }: ListTable): Table {
  const lines: readonly string[][] = parse(csv, { bom: true, relax_column_count: true });
  const [titles = [], ...rows] = lines;
  return { ...rest, columns: columnsOf(titles, kinds), rows: rows.map((row) => row.map(restoredFormula)) };
}
