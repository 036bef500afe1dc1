import {
  auditPageSchema,
  auditPeopleSchema,
  type AuditPage,
  type AuditQuery,
  type AuditExportQuery,
} from '../../../contract/people/audit';
import { paths } from '../../../contract/paths';
import { auditParameters } from '../../../domain/audit/activityList';
import { answer } from './server/answer';
import { api } from './api';
import type { TableFormat } from '../../../domain/tables/table';
import type { Notice } from '../../adapters/notifier';
import { asked, csvOrProblem, toCsvFile, type CsvFile, type Wanted } from './csvFile';
import { errorMessage } from './server/errorMessage';

/** What somebody writes about an order, by its id, or a unit, by its IC#. */
export interface Comment {
  readonly what: 'order' | 'unit';
  readonly id: string;
  readonly comment: string;
}

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Who did what, newest first. Whatever a person does here may be an entry (`activity/ownEntries.ts`). */
    getActivity: build.query<AuditPage, AuditQuery>({
      query: (query) => `${paths.audit}?${auditParameters(query)}`,
      responseSchema: answer(auditPageSchema),
      providesTags: ['Activity', 'Reservations', 'Rates', 'Imported'],
    }),
    /** Everybody whom entries name. */
    getActivePeople: build.query<readonly string[], undefined, { results: string[] }>({
      query: () => paths.auditPeople,
      rawResponseSchema: answer(auditPeopleSchema),
      transformResponse: ({ results }) => results,
      providesTags: ['Activity'],
    }),
    comment: build.mutation<null, Comment>({
      query: ({ what, id, comment }) => ({
        url: what === 'order' ? paths.orderComments(id) : paths.unitComments(id),
        method: 'POST',
        body: { comment },
      }),
    }),
  }),
});

export const { comment } = auditApi.endpoints;
export const { useGetActivityQuery, useGetActivePeopleQuery } = auditApi;

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
