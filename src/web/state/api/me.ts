import { meSchema, type Me } from '../../../contract/people/me';
import { paths } from '../../../contract/paths';
import { answer } from './server/answer';
import { api } from './api';

const meApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the signed-in person may do. */
    getMe: build.query<Me, undefined>({ query: () => paths.me, responseSchema: answer(meSchema) }),
  }),
});

export const { getMe } = meApi.endpoints;
export const { useGetMeQuery } = meApi;
