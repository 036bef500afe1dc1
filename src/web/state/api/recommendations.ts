import type { Order } from '../../../contract/order/order';
import { paths } from '../../../contract/paths';
import type { Recommendations } from '../../../contract/matching/recommendations';
import { recommendationsSchema } from '../../../contract/matching/recommendations';
import type { Unit } from '../../../contract/unit/unit';
import type { AppThunk } from '../store';
import { toQuote } from '../../../domain/order/quote';
import { answer } from './server/answer';
import { api } from './api';

const recommendationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The units recommended for an order, best first; one cache entry per order id. */
    getRecommendations: build.query<readonly Unit[], Order, Recommendations>({
      query: (order) => ({ url: paths.recommendations, method: 'POST', body: toQuote(order) }),
      serializeQueryArgs: ({ queryArgs }) => ({ orderId: String(queryArgs.id) }),
      rawResponseSchema: answer(recommendationsSchema),
      providesTags: ['Imported'],
      transformResponse: (recommendations) => recommendations.data.matches,
    }),
  }),
});

type CacheKey = Parameters<typeof api.internalActions.removeQueryResult>[0]['queryCacheKey'];

const isOf = (key: string, orderId?: string): key is CacheKey =>
  key.startsWith(orderId === undefined ? 'getRecommendations(' : `getRecommendations(${JSON.stringify({ orderId })})`);

/** A unit was taken or let go: forgets who was recommended it, but for the order whose page is open. */
export const forgetRecommendations =
  (openOrderId?: string): AppThunk =>
  (dispatch, getState) => {
    for (const queryCacheKey of Object.keys(getState()[api.reducerPath].queries)) {
      const isOpen = openOrderId !== undefined && isOf(queryCacheKey, openOrderId);
      if (isOf(queryCacheKey) && !isOpen) dispatch(api.internalActions.removeQueryResult({ queryCacheKey }));
    }
  };

export const { getRecommendations } = recommendationsApi.endpoints;
export const { useGetRecommendationsQuery } = recommendationsApi;
