import { meSchema, type Me, noticesSchema, type Notice } from '../../../contract/people/me';
import { paths } from '../../../contract/paths';
import { answer, reading } from './server/answer';
import { api } from './api';
import { searchSchema, type Found } from '../../../contract/search';
import { del } from './server/requests';

export const forgetSearches = () => api.util.invalidateTags(['Searches']);

const shellApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMe: build.query<Me, undefined>({ query: () => paths.me, responseSchema: answer(meSchema) }),
    getSearch: build.query<Found, string>(
      reading((q) => ({ url: paths.search, params: { q } }), searchSchema, ['Searches', 'Reservations', 'Imported']),
    ),
    getNotices: build.query<readonly Notice[], undefined, { results: Notice[] }>({
      query: () => paths.notices,
      rawResponseSchema: answer(noticesSchema),
      transformResponse: ({ results }) => results,
    }),
    dismissNotice: build.mutation<null, Pick<Notice, 'id'>>({
      query: ({ id }) => del(paths.notice(String(id))),
      // Optimistic; a failed dismissal reappears on reload.
      onQueryStarted: ({ id }, { dispatch }) => {
        const without = (notices: readonly Notice[]) => notices.filter((each) => each.id !== id);
        dispatch(shellApi.util.updateQueryData('getNotices', undefined, without));
      },
    }),
  }),
});

export const { useGetMeQuery, useGetSearchQuery, useGetNoticesQuery, useDismissNoticeMutation } = shellApi;
export const { getMe } = shellApi.endpoints;
