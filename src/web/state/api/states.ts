import { paths } from '../../../contract/paths';
import type { DeliveryState, States } from '../../../contract/states';
import { statesSchema } from '../../../contract/states';
import { answer } from './server/answer';
import { api } from './api';

const statesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The states that orders are delivered to. */
    getStates: build.query<readonly DeliveryState[], undefined, States>({
      query: () => paths.states,
      rawResponseSchema: answer(statesSchema),
      providesTags: ['Imported'],
      transformResponse: ({ states }) => states,
    }),
  }),
});

export const { getStates } = statesApi.endpoints;
export const { useGetStatesQuery } = statesApi;
