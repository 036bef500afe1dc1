import type { CsvFile } from '../api/csvFile/csvFile';
import type { ListTable } from './listTable';
import { CSV_TYPE, xlsxFile, type TableFile } from './tableFile';
import type { TableFormat } from '../../../domain/tables/table';

/** Without it spreadsheets read the file in the machine's code page. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A list that the server wrote as CSV, as a file: as it came, or as a workbook. Rejects where the writer cannot be loaded. */
export async function listFile({ text }: CsvFile, list: ListTable, format: TableFormat): Promise<TableFile> {
  if (format === 'csv') return { name: `${list.fileName}.csv`, content: BYTE_ORDER_MARK + text, type: CSV_TYPE };
  const { listTable } = await import(/* webpackChunkName: "workbook" */ './listTable');
  return xlsxFile(listTable(text, list));
}
