import { auditPageSchema, auditPeopleSchema, type AuditPage, type AuditQuery } from '../../../../contract/people/audit';
import { paths } from '../../../../contract/paths';
import { auditParameters } from '../../../../domain/audit/activityList';
import { answer } from '../server/answer';
import { api } from '../api';

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
