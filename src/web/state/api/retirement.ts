import { paths } from '../../../contract/paths';
import { api } from './api';

/** What was retired: a unit by its IC#, an order by its id. */
export interface Retired {
  readonly what: 'unit' | 'order';
  readonly id: string;
}

const retirementApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Makes it active again. As after an import, anything may have changed. */
    bringBack: build.mutation<null, Retired>({
      query: ({ what, id }) => ({
        url: what === 'unit' ? paths.unitRetirement(id) : paths.orderRetirement(id),
        method: 'DELETE',
      }),
      invalidatesTags: (_answer, error) => (error ? [] : ['Imported']),
    }),
  }),
});

export const { bringBack } = retirementApi.endpoints;
