import type { InventoryExportQuery } from '../../../../contract/inventory/inventoryQuery';
import { paths } from '../../../../contract/paths';
import { writeQuery } from '../../../../domain/inventory/list/inventoryQuery';
import type { Notice } from '../../../adapters/notifier';
import { api } from '../api';
import { csvOrProblem, toCsvFile, type CsvFile } from '../csvFile/csvFile';
import { errorMessage } from '../server/errorMessage';

const inventoryExportApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All units of a list as one CSV file. A mutation, because it is made anew each time and kept nowhere. */
    exportInventory: build.mutation<CsvFile, InventoryExportQuery, string>({
      query: (query) => ({ url: `${paths.inventoryExport}?${writeQuery(query)}`, responseHandler: csvOrProblem }),
      transformResponse: (text, meta) => toCsvFile(text, meta?.response),
    }),
  }),
});

export const { useExportInventoryMutation } = inventoryExportApi;

export const INVENTORY_FILE_NAME = 'inventory.csv';

export const unitsExportedNotice = ({ count }: Pick<CsvFile, 'count'>): Notice => ({
  tone: 'success',
  title: 'Inventory exported',
  description:
    count === null
      ? INVENTORY_FILE_NAME
      : `Saved ${count} ${count === 1 ? 'unit' : 'units'} to ${INVENTORY_FILE_NAME}.`,
});

export const unitsNotExportedNotice = (error: unknown): Notice => ({
  tone: 'failure',
  title: 'Error exporting inventory',
  description: errorMessage(error),
});
