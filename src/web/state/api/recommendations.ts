import type { Order } from '../../../contract/order';
import { paths } from '../../../contract/paths';
import type { Recommendations } from '../../../contract/recommendations';
import { recommendationsSchema } from '../../../contract/recommendations';
import type { Unit } from '../../../contract/unit';
import { toQuote } from '../../../domain/order/quote';
import { answer } from './answer';
import { api } from './api';

const recommendationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The units recommended for an order, best first; one cache entry per order id. */
    getRecommendations: build.query<readonly Unit[], Order, Recommendations>({
      query: (order) => ({ url: paths.recommendations, method: 'POST', body: toQuote(order) }),
      serializeQueryArgs: ({ queryArgs }) => ({ orderId: String(queryArgs.id) }),
      rawResponseSchema: answer(recommendationsSchema),
      transformResponse: (recommendations) => recommendations.data.matches,
    }),
  }),
});

export const { getRecommendations } = recommendationsApi.endpoints;
export const { useGetRecommendationsQuery } = recommendationsApi;
