import { paths } from '../../../contract/paths';
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
} from '../../../contract/rates/rateSets';
import { answer } from './server/answer';
import { api } from './api';

const ratesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRates: build.query<RateSets, undefined>({
      query: () => paths.rates,
      responseSchema: answer(rateSetsSchema),
      providesTags: ['Rates'],
    }),
    reviewRates: build.mutation<RatesEffect, NewRates>({
      query: (body) => ({ url: `${paths.rates}?review=true`, method: 'POST', body }),
      extraOptions: { isRead: true },
      responseSchema: answer(ratesEffectSchema),
    }),
    readDistances: build.mutation<DistancesRead, { file: string }>({
      query: (body) => ({ url: paths.ratesDistances, method: 'POST', body }),
      extraOptions: { isRead: true },
      responseSchema: answer(distancesReadSchema),
    }),
    /** Invalidates everything that was judged or costed. */
    saveRates: build.mutation<RateSet, NewRates & { readonly version: number }>({
      query: ({ version, ...body }) => ({
        ...{ url: paths.rates, method: 'POST', body },
        headers: { 'if-match': `"${version}"` },
      }),
      responseSchema: answer(rateSetSchema),
      invalidatesTags: (saved) => (saved ? ['Rates', 'Imported', 'Recommendations', 'Units', 'OrderPages'] : []),
    }),
  }),
});

export const forgetRates = () => api.util.invalidateTags(['Rates']);

export const { reviewRates, saveRates, readDistances } = ratesApi.endpoints;
export const { useGetRatesQuery } = ratesApi;
