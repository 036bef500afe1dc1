import type { AuditExportQuery } from '../../../../contract/people/audit';
import { paths } from '../../../../contract/paths';
import { auditParameters } from '../../../../domain/audit/activityList';
import type { TableFormat } from '../../../../domain/tables/table';
import type { Notice } from '../../../adapters/notifier';
import { api } from '../api';
import { asked, csvOrProblem, toCsvFile, type CsvFile, type Wanted } from '../csvFile/csvFile';
import { errorMessage } from '../server/errorMessage';

const auditExportApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All entries of a list as CSV. A mutation, because it is made anew each time and kept nowhere. */
    exportActivity: build.mutation<CsvFile, Wanted<AuditExportQuery>, string>({
      query: (wanted) => ({
        url: `${paths.auditExport}?${auditParameters(asked(wanted))}`,
        responseHandler: csvOrProblem,
      }),
      transformResponse: (text, meta) => toCsvFile(text, meta?.response),
    }),
  }),
});

export const { useExportActivityMutation } = auditExportApi;

export function activityExportedNotice({ count }: Pick<CsvFile, 'count'>, format: TableFormat = 'csv'): Notice {
  const file = `activity.${format}`;
  const description = count === null ? file : `Saved ${count} ${count === 1 ? 'entry' : 'entries'} to ${file}.`;
  return { tone: 'success', title: 'Activity exported', description };
}

export const activityNotSavedNotice = (description: string): Notice => ({
  tone: 'failure',
  title: 'Error exporting activity',
  description,
});

export const activityNotExportedNotice = (error: unknown): Notice => activityNotSavedNotice(errorMessage(error));
