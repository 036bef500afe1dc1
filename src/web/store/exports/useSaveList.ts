import type { CsvFile, exportNotices } from './csvFile';
import type { ListTable } from './listTable';
import { CSV_TYPE, xlsxFile, type TableFile, useSaveFile } from './useSaveTable';
import type { TableFormat } from '../../../domain/tables/table';
import { MAX_WORKBOOK_ROWS } from '../../../domain/limits';
import type { Notice } from '../../lib/browser/notifier';
import { useServices } from '../services';

/** Spreadsheets would otherwise assume the local code page. */
const BYTE_ORDER_MARK = '\uFEFF';

async function listFile({ text }: CsvFile, list: ListTable, format: TableFormat): Promise<TableFile> {
  if (format === 'csv') return { name: `${list.fileName}.csv`, content: BYTE_ORDER_MARK + text, type: CSV_TYPE };
  const { listTable } = await import(/* webpackChunkName: "workbook" */ './listTable');
  return xlsxFile(listTable(text, list));
}

interface FetchedList {
  readonly answer: { readonly data?: CsvFile | undefined; readonly error?: unknown };
  readonly list: ListTable;
  readonly format: TableFormat;
}

const TOO_LONG =
  `An Excel file holds up to ${MAX_WORKBOOK_ROWS.toLocaleString('en-US')} rows here. ` +
  'Narrow the list, or export it as CSV.';

const isTooLong = ({ count }: CsvFile, format: TableFormat) => format === 'xlsx' && (count ?? 0) > MAX_WORKBOOK_ROWS;

export function useSaveList(notices: ReturnType<typeof exportNotices>): (fetched: FetchedList) => Promise<void> {
  const { notifier } = useServices();
  const { save, made } = useSaveFile();
  const outcome = async ({ answer, list, format }: FetchedList): Promise<Notice> => {
    const { data: csv, error } = answer;
    if (!csv) return notices.notFetched(error);
    if (isTooLong(csv, format)) return notices.notSaved(TOO_LONG);
    try {
      save(await listFile(csv, { ...list, basis: [...list.basis, ...made()] }, format));
      return notices.saved(csv, format);
    } catch {
      return notices.notSaved('Please try again.');
    }
  };
  return async (fetched) => {
    const { tone, title, description } = await outcome(fetched);
    notifier[tone](title, description);
  };
}
