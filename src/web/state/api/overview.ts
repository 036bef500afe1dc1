import { overviewSchema, type Overview } from '../../../contract/overview';
import { paths } from '../../../contract/paths';
import { answer } from './server/answer';
import { api } from './api';

const overviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOverview: build.query<Overview, undefined>({
      query: () => paths.overview,
      responseSchema: answer(overviewSchema),
      providesTags: ['OrderPages', 'Reservations', 'Imported'],
    }),
  }),
});

export const { useGetOverviewQuery } = overviewApi;
