import { noticesSchema, type Notice } from '../../../../contract/people/me';
import { paths } from '../../../../contract/paths';
import { answer } from '../server/answer';
import { api } from '../api';

const noticesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What this person must know, until they dismiss it. */
    getNotices: build.query<readonly Notice[], undefined, { results: Notice[] }>({
      query: () => paths.notices,
      rawResponseSchema: answer(noticesSchema),
      transformResponse: ({ results }) => results,
    }),
    dismissNotice: build.mutation<null, Pick<Notice, 'id'>>({
      query: ({ id }) => ({ url: paths.notice(String(id)), method: 'DELETE' }),
      // Gone at once; where that fails, it is there again at the next load.
      onQueryStarted: ({ id }, { dispatch }) => {
        const without = (notices: readonly Notice[]) => notices.filter((each) => each.id !== id);
        dispatch(noticesApi.util.updateQueryData('getNotices', undefined, without));
      },
    }),
  }),
});

export const { useGetNoticesQuery, useDismissNoticeMutation } = noticesApi;
