import type { Order } from '../../../contract/order/order';
import { paths } from '../../../contract/paths';
import {
  recommendationsSchema,
  type Recommendations,
  type Relaxation,
} from '../../../contract/matching/recommendations';
import type { Unit } from '../../../contract/unit/unit';
import type { AppThunk } from '../store';
import { toQuote } from '../../../domain/order/quote';
import { answer } from './server/answer';
import { api } from './api';
import { tagId } from './tagId';

/** What the server recommends for an order. */
export interface OrderRecommendations {
  /** Best first. */
  readonly units: readonly Unit[];
  /** What changing one requirement would bring, the most helpful first; none where some unit can serve. */
  readonly relaxations: readonly Relaxation[];
}

const tagOf = ({ id }: Order) => ({ type: 'Recommendations' as const, id: tagId(id) });

const recommendationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The units recommended for an order; one cache entry per order id. */
    getRecommendations: build.query<OrderRecommendations, Order, Recommendations>({
      query: (order) => ({ url: paths.recommendations, method: 'POST', body: toQuote(order) }),
      serializeQueryArgs: ({ queryArgs }) => ({ orderId: String(queryArgs.id) }),
      rawResponseSchema: answer(recommendationsSchema),
      providesTags: (_answer, _error, order) => [tagOf(order), 'Imported'],
      transformResponse: ({ data: { matches, relaxations } }) => ({ units: matches, relaxations }),
    }),
  }),
});

/** A unit was reserved or released: forgets all recommendations but those of the order whose page is open. */
export const forgetRecommendations =
  (openOrderId?: string): AppThunk =>
  (dispatch, getState) => {
    const { util } = recommendationsApi;
    const others = util
      .selectCachedArgsForQuery(getState(), 'getRecommendations')
      .filter(({ id }) => String(id) !== openOrderId);
    // An answer that is still on its way may be older than the change.
    for (const order of others) dispatch(util.getRunningQueryThunk('getRecommendations', order))?.abort();
    dispatch(util.invalidateTags(others.map(tagOf)));
  };

export const { getRecommendations } = recommendationsApi.endpoints;

const isAborted = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/** The recommendations for an order. A fetch that was aborted as outdated is no failure: another one starts. */
export function useRecommendations(order: Order) {
  const query = recommendationsApi.useGetRecommendationsQuery(order);
  return isAborted(query.error) ? { ...query, error: undefined, isFetching: true } : query;
}
