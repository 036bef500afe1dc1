import { meSchema, type Me, noticesSchema, type Notice } from '../../../contract/people/me';
import { paths } from '../../../contract/paths';
import { answer } from './server/answer';
import { api } from './api';
import { searchSchema, type Found } from '../../../contract/search';

/** Forgets what searches found. */
export const forgetSearches = () => api.util.invalidateTags(['Searches']);

const shellApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMe: build.query<Me, undefined>({ query: () => paths.me, responseSchema: answer(meSchema) }),
    /** What the text finds. Asked again whenever the search is opened: others reserve units meanwhile. */
    getSearch: build.query<Found, string>({
      query: (q) => ({ url: paths.search, params: { q } }),
      responseSchema: answer(searchSchema),
      providesTags: ['Searches', 'Reservations', 'Imported'],
    }),
    /** What this person must know, until they dismiss it. */
    getNotices: build.query<readonly Notice[], undefined, { results: Notice[] }>({
      query: () => paths.notices,
      rawResponseSchema: answer(noticesSchema),
      transformResponse: ({ results }) => results,
    }),
    dismissNotice: build.mutation<null, Pick<Notice, 'id'>>({
      query: ({ id }) => ({ url: paths.notice(String(id)), method: 'DELETE' }),
      // Gone at once; if that fails, it is there again at the next load.
      onQueryStarted: ({ id }, { dispatch }) => {
        const without = (notices: readonly Notice[]) => notices.filter((each) => each.id !== id);
        dispatch(shellApi.util.updateQueryData('getNotices', undefined, without));
      },
    }),
  }),
});

export const { useGetMeQuery, useGetSearchQuery, useGetNoticesQuery, useDismissNoticeMutation } = shellApi;
export const { getMe } = shellApi.endpoints;
