import { type LastRefresh, lastRefreshSchema } from '../../../contract/lastRefresh';
import { paths } from '../../../contract/paths';
import { answer } from './server/answer';
import { api } from './api';

const lastRefreshApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLastRefresh: build.query<string | null, undefined, LastRefresh>({
      query: () => paths.lastRefresh,
      rawResponseSchema: answer(lastRefreshSchema),
      providesTags: ['Imported'],
      transformResponse: (refresh) => refresh.last_refresh,
    }),
  }),
});

export const { getLastRefresh } = lastRefreshApi.endpoints;
export const { useGetLastRefreshQuery } = lastRefreshApi;
