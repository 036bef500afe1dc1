import type { TableFormat } from '../../../../domain/tables/table';
import type { Notice } from '../../../adapters/notifier';
import { errorMessage } from '../server/errorMessage';
import type { CsvFile } from '../csvFile/csvFile';

export function exportedNotice({ count }: Pick<CsvFile, 'count'>, format: TableFormat = 'csv'): Notice {
  const file = `open-orders.${format}`;
  const description = count === null ? file : `Saved ${count} ${count === 1 ? 'order' : 'orders'} to ${file}.`;
  return { tone: 'success', title: 'Orders exported', description };
}

export const notSavedNotice = (description: string): Notice => ({
  tone: 'failure',
  title: 'Error exporting orders',
  description,
});

export const notExportedNotice = (error: unknown): Notice => notSavedNotice(errorMessage(error));
