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
import { asked, csvOrProblem, toCsvFile, type CsvFile, type Wanted, exportNotices } from './csvFile';

export interface Comment {
  readonly what: 'order' | 'unit';
  readonly id: string;
  readonly comment: string;
}

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    getActivity: build.query<AuditPage, AuditQuery>({
      query: (query) => `${paths.audit}?${auditParameters(query)}`,
      responseSchema: answer(auditPageSchema),
      providesTags: ['Activity', 'Reservations', 'Rates', 'Imported'],
    }),
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
    exportActivity: build.mutation<CsvFile, Wanted<AuditExportQuery>, string>({
      query: (wanted) => ({
        url: `${paths.auditExport}?${auditParameters(asked(wanted))}`,
        responseHandler: csvOrProblem,
      }),
      transformResponse: (text, meta) => toCsvFile(text, meta?.response),
    }),
  }),
});

export const { useGetActivityQuery, useGetActivePeopleQuery, useExportActivityMutation } = auditApi;
export const { comment } = auditApi.endpoints;

export const activityNotices = exportNotices({ what: 'activity', file: 'activity', rows: ['entry', 'entries'] });
