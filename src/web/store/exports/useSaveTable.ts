import { useState } from 'react';
import { type Table, type TableFormat, madeBasis, type Basis } from '../../../domain/tables/table';
import { XLSX_TYPE } from '../../../domain/tables/excelText';
import { useServices } from '../services';

export interface TableFile {
  readonly name: string;
  readonly content: string | Blob;
  readonly type: string;
}

export const CSV_TYPE = 'text/csv;charset=utf-8';

export async function xlsxFile(table: Table): Promise<TableFile> {
  const { workbookOf } = await import(/* webpackChunkName: "workbook" */ './workbook');
  const bytes = new Uint8Array(await workbookOf(table));
  return { name: `${table.fileName}.xlsx`, content: new Blob([bytes], { type: XLSX_TYPE }), type: XLSX_TYPE };
}

async function csvFile(table: Table): Promise<TableFile> {
  const { csvOf } = await import(/* webpackChunkName: "csv" */ './csv');
  return { name: `${table.fileName}.csv`, content: csvOf(table), type: CSV_TYPE };
}

const tableFile = (table: Table, format: TableFormat): Promise<TableFile> =>
  format === 'xlsx' ? xlsxFile(table) : csvFile(table);

export function useSaveFile() {
  const { saveFile, userName } = useServices();
  return {
    save: ({ name, content, type }: TableFile): void => saveFile(name, content, type),
    made: (): readonly Basis[] => madeBasis({ at: new Date().toISOString(), by: userName }),
  };
}

interface SavedWords {
  readonly what: string;
  readonly saved?: (file: string) => { readonly title: string; readonly description: string };
}

export function useSaveTable({ what, saved }: SavedWords) {
  const { notifier } = useServices();
  const { save, made } = useSaveFile();
  const [isBusy, setBusy] = useState(false);
  const write = async (table: Table, format: TableFormat) => {
    const file = await tableFile(table, format);
    save(file);
    if (saved === undefined) return;
    const { title, description } = saved(file.name);
    notifier.success(title, description);
  };
  const saveTable = async (tableOf: (made: readonly Basis[]) => Table | Promise<Table>, format: TableFormat) => {
    setBusy(true);
    try {
      await write(await tableOf(made()), format);
    } catch {
      notifier.failure(`Error exporting ${what}`, 'Please try again.');
    } finally {
      setBusy(false);
    }
  };
  return { saveTable, isBusy };
}
