import { useState } from 'react';
import type { Basis, Table, TableFormat } from '../../../domain/tables/table';
import { useServices } from '../services';
import { tableFile } from './tableFile';
import { useSaveFile } from './useSaveFile';

interface SavedWords {
  /** What could not be exported: 'the comparison'. */
  readonly what: string;
  /** What is said where the file is saved; nothing where it is left out. */
  readonly saved?: (file: string) => { readonly title: string; readonly description: string };
}

/** Saves a table of the screen as a file of either kind. Its maker is given when, and by whom, it is made. */
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
