import type { Notice } from '../../../adapters/notifier';
import { errorMessage } from '../server/errorMessage';
import type { CsvFile } from '../csvFile/csvFile';

export const EXPORT_FILE_NAME = 'open-orders.csv';

export const exportedNotice = ({ count }: Pick<CsvFile, 'count'>): Notice => ({
  tone: 'success',
  title: 'Orders exported',
  description:
    count === null ? EXPORT_FILE_NAME : `Saved ${count} ${count === 1 ? 'order' : 'orders'} to ${EXPORT_FILE_NAME}.`,
});

export const notExportedNotice = (error: unknown): Notice => ({
  tone: 'failure',
  title: 'Error exporting orders',
  description: errorMessage(error),
});
