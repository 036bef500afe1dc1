import { paths } from '../../../../contract/paths';
import {
  distancesReadSchema,
  type DistancesRead,
  ratesEffectSchema,
  rateSetSchema,
  rateSetsSchema,
  type NewRates,
  type RateSet,
  type RateSets,
  type RatesEffect,
} from '../../../../contract/rates/rateSets';
import { answer, reading } from '../../../store/api/server/answer';
import { api } from '../../../store/api/api';
import { ifMatch, post } from '../../../store/api/server/requests';

const ratesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRates: build.query<RateSets, undefined>(reading(() => paths.rates, rateSetsSchema, ['Rates'])),
    reviewRates: build.mutation<RatesEffect, NewRates>({
      query: (body) => post(`${paths.rates}?review=true`, body),
      extraOptions: { isRead: true },
      responseSchema: answer(ratesEffectSchema),
    }),
    readDistances: build.mutation<DistancesRead, { file: string }>({
      query: (body) => post(paths.ratesDistances, body),
      extraOptions: { isRead: true },
      responseSchema: answer(distancesReadSchema),
    }),
    /** Invalidates everything that was judged or costed. */
    saveRates: build.mutation<RateSet, NewRates & { readonly version: number }>({
      query: ({ version, ...body }) => ({ ...post(paths.rates, body), headers: ifMatch(version) }),
      responseSchema: answer(rateSetSchema),
      invalidatesTags: (saved) => (saved ? ['Rates', 'Imported', 'Recommendations', 'Units', 'OrderPages'] : []),
    }),
  }),
});

export const forgetRates = () => api.util.invalidateTags(['Rates']);

export const { reviewRates, saveRates, readDistances } = ratesApi.endpoints;
export const { useGetRatesQuery } = ratesApi;
