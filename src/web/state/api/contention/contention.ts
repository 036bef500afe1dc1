import { contentionSchema, type Contention } from '../../../../contract/matching/contention';
import { paths } from '../../../../contract/paths';
import { answer } from '../server/answer';
import { api } from '../api';

/** The units that a screen shows, and the order that it looks from. */
export interface AskedContention {
  readonly serials: readonly string[];
  readonly order?: string | undefined;
}

const contentionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** For which other open orders units are the best. A reservation changes it. */
    getContention: build.query<Contention, AskedContention>({
      query: ({ serials, order }) => ({ url: paths.contention, params: { serials: serials.join(','), order } }),
      responseSchema: answer(contentionSchema),
      providesTags: ['Reservations', 'Imported'],
    }),
  }),
});

export const { useGetContentionQuery } = contentionApi;
