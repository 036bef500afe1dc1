import {
  auditPageSchema,
  auditPeopleSchema,
  type AuditPage,
  type AuditQuery,
  type AuditExportQuery,
} from '../../../../contract/people/audit';
import { paths } from '../../../../contract/paths';
import { auditParameters } from '../../../../domain/audit/activityAddress';
import { answer, reading } from '../../../store/api/server/answer';
import { api } from '../../../store/api/api';
import {
  withoutFormat,
  csvOrProblem,
  toCsvFile,
  type CsvFile,
  type ExportRequest,
  exportNotices,
} from '../../../store/exports/csvFile';
import { post } from '../../../store/api/server/requests';

export interface Comment {
  readonly what: 'order' | 'unit';
  readonly id: string;
  readonly comment: string;
}

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    getActivity: build.query<AuditPage, AuditQuery>(
      reading((query) => `${paths.audit}?${auditParameters(query)}`, auditPageSchema, [
        'Activity',
        'Reservations',
        'Rates',
        'Imported',
      ]),
    ),
    getActivePeople: build.query<readonly string[], undefined, { results: string[] }>({
      query: () => paths.auditPeople,
      rawResponseSchema: answer(auditPeopleSchema),
      transformResponse: ({ results }) => results,
      providesTags: ['Activity'],
    }),
    comment: build.mutation<null, Comment>({
      query: ({ what, id, comment }) =>
        post(what === 'order' ? paths.orderComments(id) : paths.unitComments(id), { comment }),
      invalidatesTags: (_answer, error, { what }) => (error === undefined && what === 'order' ? ['OrderLists'] : []),
    }),
    exportActivity: build.mutation<CsvFile, ExportRequest<AuditExportQuery>, string>({
      query: (request) => ({
        url: `${paths.auditExport}?${auditParameters(withoutFormat(request))}`,
        responseHandler: csvOrProblem,
      }),
      transformResponse: (text, meta) => toCsvFile(text, meta?.response),
    }),
  }),
});

export const { useGetActivityQuery, useGetActivePeopleQuery, useExportActivityMutation } = auditApi;
export const { comment } = auditApi.endpoints;

export const activityNotices = exportNotices({ what: 'activity', file: 'activity', rows: ['entry', 'entries'] });
