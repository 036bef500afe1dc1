import { skipToken } from '@reduxjs/toolkit/query';
import type { Quote } from '../../../contract/matching/quote';
import type { Order } from '../../../contract/order/order';
import { paths } from '../../../contract/paths';
import {
  recommendationsSchema,
  type Recommendations,
  type Relaxation,
} from '../../../contract/matching/recommendations';
import type { NamedRates } from '../../../contract/rates/rateSets';
import type { Unit } from '../../../contract/unit/unit';
import type { AppThunk } from '../store';
import { MAX_LISTED_UNITS } from '../../../domain/limits';
import { useAppSelector } from '../hooks';
import { selectQuote } from '../selectors/quote';
import { answer } from './server/answer';
import { api } from './api';
import { quoteKey } from './quoteKey';
import { tagId } from './tagId';

/** What the server recommends for an order. */
export interface OrderRecommendations {
  /** Best first. */
  readonly units: readonly Unit[];
  /** What changing one requirement would bring, the most helpful first; none where some unit can serve. */
  readonly relaxations: readonly Relaxation[];
  /** How many units were judged, of which these are the best; null where the server does not say. */
  readonly count: number | null;
  /** By which they were judged; absent where the server has none. */
  readonly rates?: NamedRates;
}

/** All units for an order, not only the best. */
export interface AllUnits {
  readonly quote: Quote;
  /** Also those that are reserved for other orders. */
  readonly hasReserved: boolean;
}

const tagOf = ({ order_id }: Quote) => ({ type: 'Recommendations' as const, id: tagId(order_id) });

const toUnits = ({ data: { matches, relaxations, count, rates } }: Recommendations): OrderRecommendations => ({
  units: matches,
  relaxations,
  count,
  ...(rates && { rates }),
});

export const recommendationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The units recommended for an order; one cache entry per order id and what was accepted from its texts. */
    getRecommendations: build.query<OrderRecommendations, Quote, Recommendations>({
      query: (quote) => ({ url: paths.recommendations, method: 'POST', body: quote }),
      serializeQueryArgs: ({ queryArgs }) => quoteKey(queryArgs),
      rawResponseSchema: answer(recommendationsSchema),
      providesTags: (_answer, _error, quote) => [tagOf(quote), 'Imported'],
      transformResponse: toUnits,
    }),
    /** As many units as the server gives for an order; only our own server knows this request. */
    getAllUnits: build.query<OrderRecommendations, AllUnits, Recommendations>({
      query: ({ quote, hasReserved }) => ({
        url: paths.recommendations,
        method: 'POST',
        body: { ...quote, limit: MAX_LISTED_UNITS, include_reserved: hasReserved },
      }),
      serializeQueryArgs: ({ queryArgs: { quote, hasReserved } }) => ({ ...quoteKey(quote), hasReserved }),
      rawResponseSchema: answer(recommendationsSchema),
      providesTags: (_answer, _error, { quote }) => [tagOf(quote), 'Imported'],
      transformResponse: toUnits,
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
      .filter(({ order_id }) => String(order_id) !== openOrderId);
    // An answer that is still on its way may be older than the change.
    for (const quote of others) {
      dispatch(util.getRunningQueryThunk('getRecommendations', quote))?.abort();
      for (const hasReserved of [true, false])
        dispatch(util.getRunningQueryThunk('getAllUnits', { quote, hasReserved }))?.abort();
    }
    dispatch(util.invalidateTags(others.map(tagOf)));
  };

export const { getRecommendations, getAllUnits } = recommendationsApi.endpoints;

const isAborted = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/**
 * The recommendations for an order with what counts from its descriptions and notes. While another count is on its way the last list stays;
 * where it fails, that list is no answer. A fetch that was aborted as outdated is no failure: another one starts.
 */
export function useRecommendations(order: Order) {
  const query = recommendationsApi.useGetRecommendationsQuery(useAppSelector((state) => selectQuote(state, order)));
  if (isAborted(query.error)) return { ...query, error: undefined, isFetching: true };
  return query.error ? { ...query, data: query.currentData } : query;
}

/** All units for an order; asks for none while `wanted` is null. The last list stays while another is on its way. */
export function useAllUnits(order: Order, wanted: Pick<AllUnits, 'hasReserved'> | null) {
  const quote = useAppSelector((state) => selectQuote(state, order));
  return recommendationsApi.useGetAllUnitsQuery(wanted === null ? skipToken : { quote, ...wanted });
}
