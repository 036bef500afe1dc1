import { searchSchema, type Found } from '../../../../contract/search';
import { paths } from '../../../../contract/paths';
import { answer } from '../server/answer';
import { api } from '../api';

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the text finds. Asked anew whenever the search is opened: others reserve units meanwhile. */
    getSearch: build.query<Found, string>({
      query: (q) => ({ url: paths.search, params: { q } }),
      responseSchema: answer(searchSchema),
      providesTags: ['Searches', 'Reservations', 'Imported'],
    }),
  }),
});

export const { useGetSearchQuery } = searchApi;
/** Forgets what searches found. */
export const forgetSearches = () => api.util.invalidateTags(['Searches']);
