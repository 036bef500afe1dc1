import type { Notice } from '../../../../contract/people/me';
import { type MyWork, type MyWorkQuery, type WorkMail, myWorkSchema } from '../../../../contract/people/myWork';
import { setupSchema, type Setup } from '../../../../contract/people/setup';
import { paths } from '../../../../contract/paths';
import { answer } from '../../../store/api/server/answer';
import { api } from '../../../store/api/api';
import { del, put } from '../../../store/api/server/requests';

const myWorkApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Every write of the person ends in an entry of the activity.
    getMyWork: build.query<MyWork, MyWorkQuery>({
      query: (query) => ({ url: paths.myWork, params: query }),
      responseSchema: answer(myWorkSchema),
      providesTags: ['MyWork', 'Activity', 'Imported', 'Imports'],
    }),
    getSetup: build.query<Setup, undefined>({
      query: () => paths.setup,
      responseSchema: answer(setupSchema),
      providesTags: ['QuotationSettings', 'Rates', 'Activity', 'Imported', 'Imports'],
    }),
    dismissNotice: build.mutation<null, Pick<Notice, 'id'>>({
      query: ({ id }) => del(paths.notice(String(id))),
      invalidatesTags: ['MyWork'],
    }),
    turnWorkMail: build.mutation<null, WorkMail>({
      query: (body) => put(paths.workMail, body),
      invalidatesTags: ['MyWork'],
    }),
  }),
});

export const { useGetMyWorkQuery, useGetSetupQuery } = myWorkApi;
export const { dismissNotice, turnWorkMail } = myWorkApi.endpoints;

export const workCount = ({ totals }: MyWork): number => totals.reduce((sum, { count }) => sum + count, 0);
