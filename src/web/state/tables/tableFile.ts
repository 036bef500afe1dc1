import type { Table, TableFormat } from '../../../domain/tables/table';

/** A file to be saved. */
export interface TableFile {
  readonly name: string;
  readonly content: string | Blob;
  readonly type: string;
}

export const CSV_TYPE = 'text/csv;charset=utf-8';
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export async function xlsxFile(table: Table): Promise<TableFile> {
  const { workbookOf } = await import(/* webpackChunkName: "workbook" */ './workbook');
  const bytes = new Uint8Array(await workbookOf(table));
  return { name: `${table.fileName}.xlsx`, content: new Blob([bytes], { type: XLSX_TYPE }), type: XLSX_TYPE };
}

async function csvFile(table: Table): Promise<TableFile> {
  const { csvOf } = await import(/* webpackChunkName: "csv" */ './csv');
  return { name: `${table.fileName}.csv`, content: csvOf(table), type: CSV_TYPE };
}

/** A table as a file. What writes it is loaded on demand; rejects where that fails. */
export const tableFile = (table: Table, format: TableFormat): Promise<TableFile> =>
  format === 'xlsx' ? xlsxFile(table) : csvFile(table);
