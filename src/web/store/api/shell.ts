import { meSchema, type Me } from '../../../contract/people/me';
import { paths } from '../../../contract/paths';
import { answer, reading } from './server/answer';
import { api } from './api';
import { searchSchema, type Found } from '../../../contract/search';

export const forgetSearches = () => api.util.invalidateTags(['Searches']);

const shellApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMe: build.query<Me, undefined>({ query: () => paths.me, responseSchema: answer(meSchema) }),
    getSearch: build.query<Found, string>(
      reading((q) => ({ url: paths.search, params: { q } }), searchSchema, ['Searches', 'Reservations', 'Imported']),
    ),
  }),
});

export const { useGetMeQuery, useGetSearchQuery } = shellApi;
export const { getMe } = shellApi.endpoints;
