import type { InventoryExportQuery } from '../../../../contract/inventory/inventoryQuery';
import { paths } from '../../../../contract/paths';
import { writeQuery } from '../../../../domain/inventory/list/inventoryQuery';
import type { TableFormat } from '../../../../domain/tables/table';
import type { Notice } from '../../../adapters/notifier';
import { api } from '../api';
import { asked, csvOrProblem, toCsvFile, type CsvFile, type Wanted } from '../csvFile/csvFile';
import { errorMessage } from '../server/errorMessage';

const inventoryExportApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All units of a list as CSV. A mutation, because it is made anew each time and kept nowhere. */
    exportInventory: build.mutation<CsvFile, Wanted<InventoryExportQuery>, string>({
      query: (wanted) => ({
        url: `${paths.inventoryExport}?${writeQuery(asked(wanted))}`,
        responseHandler: csvOrProblem,
      }),
      transformResponse: (text, meta) => toCsvFile(text, meta?.response),
    }),
  }),
});

export const { useExportInventoryMutation } = inventoryExportApi;

export function unitsExportedNotice({ count }: Pick<CsvFile, 'count'>, format: TableFormat = 'csv'): Notice {
  const file = `inventory.${format}`;
  const description = count === null ? file : `Saved ${count} ${count === 1 ? 'unit' : 'units'} to ${file}.`;
  return { tone: 'success', title: 'Inventory exported', description };
}

export const unitsNotSavedNotice = (description: string): Notice => ({
  tone: 'failure',
  title: 'Error exporting inventory',
  description,
});

export const unitsNotExportedNotice = (error: unknown): Notice => unitsNotSavedNotice(errorMessage(error));
